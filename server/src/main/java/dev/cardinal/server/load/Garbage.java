package dev.cardinal.server.load;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Draws things that nobody should send to a server. */
final class Garbage {
    private static final int DEEP = 30_000;
    private static final int LONG_LIST = 10_000;
    private static final int LONG_TEXT = 20_000;
    private static final int TOO_LARGE = 100_000;
    private static final List<String> REQUESTS = List.of(
            "answer", "line", "move", "undo", "chat", "auto", "look", "commit", "reveal", "invite", "seat", "words",
            "record");

    private final RandomGenerator random;

    Garbage(RandomGenerator random) {
        this.random = random;
    }

    private <T> T pick(List<T> several) {
        return several.get(random.nextInt(several.size()));
    }

    private String drawn(List<Supplier<String>> several) {
        return pick(several).get();
    }

    private String number() {
        return pick(List.of(
                "1e999",
                "-1",
                "-0.5",
                "9223372036854775808",
                "2147483648",
                "1e-999",
                "NaN",
                "0x10",
                "01",
                "+1",
                "\"one\"",
                "null",
                "[]",
                "{}",
                "true",
                "99999999999999999999999999999999999999"));
    }

    /** Text in JSON that is no word of the protocol. */
    private String text() {
        return drawn(List.of(
                () -> "\"\\ud800\"",
                () -> "\"\\u0000\"",
                () -> "\"\u0001\"",
                () -> "\"\\x\"",
                () -> "\"" + "x".repeat(LONG_TEXT) + "\"",
                () -> "\"\u202e'; drop table tables; --\"",
                () -> "\"" + random.nextLong() + "\"",
                this::number));
    }

    /** A message that is no request, before hello as well as after it. */
    String message() {
        return drawn(List.of(
                () -> "",
                () -> pick(
                        List.of(" ", "{", "}", "[]", "null", "true", "12", "\"x\"", "{}", "{\"do\"}", "{'do':'look'}")),
                () -> "[".repeat(DEEP),
                () -> "{\"do\":".repeat(DEEP / 2),
                () -> "[".repeat(DEEP) + "]".repeat(DEEP),
                () -> "{\"do\":" + "[".repeat(DEEP) + "]".repeat(DEEP) + "}",
                () -> "{\"do\":" + text() + "}",
                () -> "{\"do\":\"" + pick(REQUESTS) + "\",\"do\":\"look\"}",
                () -> "{\"do\":\"" + pick(REQUESTS) + "\",\"x" + random.nextInt() + "\":1}",
                () -> "{\"do\":\"" + pick(REQUESTS) + "\"",
                () -> "{\"do\":\"" + pick(REQUESTS) + "\"} {}",
                () -> "{\"do\":\"answer\",\"entry\":" + number() + ",\"picks\":[0]}",
                () -> "{\"do\":\"answer\",\"entry\":0,\"picks\":" + number() + "}",
                () -> "{\"do\":\"answer\",\"entry\":0,\"picks\":[" + number() + "]}",
                () -> "{\"do\":\"answer\",\"entry\":0,\"picks\":[" + "7,".repeat(LONG_LIST) + "7]}",
                () -> "{\"do\":\"answer\",\"entry\":1000000,\"picks\":[0]}",
                () -> "{\"do\":\"answer\",\"entry\":0,\"picks\":[1000],\"client\":" + text() + "}",
                () -> "{\"do\":\"line\",\"entry\":0,\"text\":" + text() + "}",
                () -> "{\"do\":\"line\",\"entry\":" + number() + ",\"text\":\"end\"}",
                () -> "{\"do\":\"move\",\"entry\":0,\"move\":" + text() + "}",
                () -> "{\"do\":\"move\",\"entry\":0,\"move\":{\"type\":" + text() + "}}",
                () -> "{\"do\":\"chat\",\"text\":" + pick(List.of("\"\"", "\"  \"", "1", "\"" + "x".repeat(501) + "\""))
                        + "}",
                () -> "{\"do\":\"auto\",\"on\":" + pick(List.of("1", "\"yes\"", "null", "[]")) + "}",
                () -> "{\"do\":\"undo\"}",
                () -> "{\"do\":\"record\"}",
                () -> "{\"do\":\"commit\",\"commitment\":" + text() + "}",
                () -> "{\"do\":\"commit\"}",
                () -> "{\"do\":\"reveal\",\"contribution\":" + text() + "}",
                () -> "{\"do\":\"invite\",\"seat\":" + pick(List.of("-1", "99", "2147483648", "\"0\"")) + "}",
                () -> "{\"do\":\"words\",\"what\":" + text() + "}",
                () -> "{\"do\":\"words\",\"what\":\"board\",\"width\":" + number() + "}",
                () -> "{\"do\":\"words\",\"what\":\"turn\",\"since\":" + pick(List.of("-1", "1e999", "\"1\"")) + "}",
                () -> "{\"do\":\"words\",\"what\":\"why\",\"text\":\"\"}",
                () -> "{\"do\":\"words\",\"what\":\"why\",\"text\":\"" + "x".repeat(2_001) + "\"}",
                () -> "{\"do\":\"words\",\"what\":\"board\",\"explained\":[" + "\"x\",".repeat(1_000) + "\"x\"]}",
                this::noise));
    }

    private String noise() {
        StringBuilder noise = new StringBuilder();
        int length = 1 + random.nextInt(200);
        for (int i = 0; i < length; i++) {
            noise.appendCodePoint(1 + random.nextInt(0xd7ff));
        }
        return noise.toString();
    }

    /** A first message that opens nothing. */
    String hello(String key, String otherTable) {
        return drawn(List.of(
                this::message,
                () -> "[".repeat(TOO_LARGE),
                () -> "{\"cardinal\":" + pick(List.of("0", "2", "-1", "1e999", "\"1\"", "null", "[1]")) + "}",
                () -> "{\"cardinal\":1}",
                () -> "{\"cardinal\":1,\"table\":" + text() + "}",
                () -> "{\"cardinal\":1,\"key\":" + text() + "}",
                () -> "{\"cardinal\":1,\"table\":\"" + otherTable + "\",\"key\":\"" + key + "\"}",
                () -> "{\"cardinal\":1,\"key\":\"" + key + "\",\"since\":"
                        + pick(List.of("-2", "1e999", "\"1\"", "null")) + "}",
                () -> "{\"cardinal\":1,\"key\":\"" + key + "\",\"x\":1}"));
    }

    /** The body of a request for a table that cannot be made. */
    private String table() {
        return drawn(List.of(
                this::message,
                () -> "{\"game\":" + text() + ",\"seats\":[\"me\",\"open\"]}",
                () -> "{\"game\":\"kuhn\",\"seats\":" + text() + "}",
                () -> "{\"game\":\"kuhn\",\"seats\":[" + text() + "]}",
                () -> "{\"game\":\"kuhn\",\"seats\":[" + "\"open\",".repeat(1_000) + "\"me\"]}",
                () -> "{\"game\":\"kuhn\",\"seats\":[\"me\",\"me\"]}",
                () -> "{\"game\":\"kuhn\",\"seats\":[\"me\",\"open\"],\"name\":\"" + "x".repeat(41) + "\"}",
                () -> "{\"game\":\"kuhn\",\"seats\":[\"me\",\"open\"],\"own\":" + text() + "}",
                () -> "{\"game\":\"kuhn\",\"seats\":[\"me\",\"open\"],\"own\":{\"deck\":\"x\"}}",
                () -> "{\"game\":\"kuhn\",\"seats\":[\"me\",\"open\"],\"listed\":" + number() + "1}",
                () -> "{\"game\":\"onepiece\",\"seats\":[\"me\",\"open\"],\"own\":{\"decks\":\"50x" + random.nextInt()
                        + "\"}}",
                () -> "{\"game\":\"dominion\",\"seats\":[\"me\",\"open\"],\"options\":{\"kingdom\":\""
                        + "x,".repeat(1_900) + "\"}}",
                () -> "{\"game\":\"mageknight\",\"seats\":[\"me\",\"open\"],\"options\":{\"players\":\"1e9\"}}"));
    }

    /** An HTTP request that nobody can want. */
    byte[] request(String key) {
        String head = "Host: x\r\nConnection: close\r\n";
        String bearer = "Authorization: Bearer " + key + "\r\n";
        return drawn(List.of(
                        () -> posted("/api/do", head + bearer, message()),
                        () -> posted("/api/do", head, message()),
                        () -> posted("/api/do", head + "Authorization: Bearer " + "k".repeat(5_000) + "\r\n", "{}"),
                        () -> posted("/api/do", head + "Authorization: Basic eDp5\r\n", "{\"do\":\"look\"}"),
                        () -> posted("/api/sit", head + bearer, "{}"),
                        () -> posted("/api/sit", head, message()),
                        () -> posted("/api/tables", head, table()),
                        () -> posted("/api/mine", head, message()),
                        () -> posted("/api/mine", head, "{\"keys\":[" + "\"x\",".repeat(101) + "\"x\"]}"),
                        () -> posted(
                                "/api/mine",
                                head,
                                "{\"keys\":[" + text() + "," + pick(List.of("1", "null", "{}", "1e999")) + "]}"),
                        () -> posted("/api/do", head + bearer, "x".repeat(TOO_LARGE)),
                        () -> posted(path(), head, message()),
                        () -> pick(List.of("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW", "get", "CONNECT"))
                                + " "
                                + pick(List.of("/api/tables", "/api/do", "/health", "/play", path())) + " HTTP/1.1\r\n"
                                + head + "\r\n",
                        () -> "GET " + path() + " HTTP/1.1\r\n" + head + "\r\n",
                        () -> "GET /api/look?since=" + pick(List.of("-1", "1e999", "x", "99999999999", "%00", ""))
                                + " HTTP/1.1\r\n" + head + bearer + "\r\n",
                        () -> "GET /api/games/" + pick(List.of("chess", "..", "%2e%2e", "%00", "x".repeat(999)))
                                + "/faces HTTP/1.1\r\n" + head + "\r\n",
                        () -> "GET /api/games/onepiece/faces?decks=" + pick(List.of("/etc/passwd", "50xX", "%ff"))
                                + " HTTP/1.1\r\n" + head + "\r\n",
                        () -> "GET /nothing HTTP/" + pick(List.of("9.9", "x", "1.1.1", "-1")) + "\r\n" + head + "\r\n",
                        () -> "GET /api/look HTTP/1.1\r\nConnection: close\r\n\r\n",
                        () -> "GET /api/look HTTP/1.1\r\n" + head + "X: " + "x".repeat(20_000) + "\r\n\r\n",
                        () -> "GET /api/look HTTP/1.1\r\n" + head + "no colon\r\n\r\n",
                        () -> "GET /api/look HTTP/1.1\r\n" + head + "X y: z\r\n\r\n",
                        () -> "GET /api/look HTTP/1.1\r\n" + head + "X: 1\r\n".repeat(2_000) + "\r\n",
                        () -> "POST /api/do HTTP/1.1\r\n" + head + "Content-Length: "
                                + pick(List.of("-1", "x", "1e9", "99999999999999999999")) + "\r\n\r\n{}",
                        () -> "POST /api/do HTTP/1.1\r\n" + head + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
                        () -> "POST /api/do HTTP/1.1\r\n" + head + "Content-Length: 99999999\r\n" + bearer + "\r\n{}",
                        () -> "POST /api/do HTTP/1.1\r\n" + head + "Transfer-Encoding: nonsense\r\n\r\n{}",
                        () -> "POST /api/do HTTP/1.1\r\n" + head + "Transfer-Encoding: chunked\r\n\r\nxyz\r\n",
                        () -> RawLine.UPGRADE + "Origin: http://evil.example\r\n\r\n",
                        () -> "GET /play HTTP/1.1\r\nHost: x\r\nConnection: close\r\nSec-WebSocket-Version: 12\r\n\r\n",
                        () -> noise().replaceAll("[\r\n]", "") + "\r\n\r\n"))
                .getBytes(StandardCharsets.UTF_8);
    }

    private static String posted(String path, String head, String body) {
        return "POST " + path + " HTTP/1.1\r\n" + head + "Content-Length: "
                + body.getBytes(StandardCharsets.UTF_8).length + "\r\n\r\n" + body;
    }

    private String path() {
        return drawn(List.of(
                () -> "/" + Long.toHexString(random.nextLong()),
                () -> "/api/tables/" + Long.toHexString(random.nextLong()),
                () -> "/api/tables/%00",
                () -> "/api/tables/%ff%fe",
                () -> "/api/..%2f..%2fetc/passwd",
                () -> "/../../etc/passwd",
                () -> "/%",
                () -> "//",
                () -> "/;x=y",
                () -> "/api/tables/" + "x".repeat(6_000),
                () -> "/api/tables/" + "x".repeat(10_000),
                () -> "http://elsewhere.example/api",
                () -> "*"));
    }

    /** Bytes that are no proper WebSocket frames. */
    byte[] frames() {
        byte[] some = new byte[1 + random.nextInt(100)];
        for (int i = 0; i < some.length; i++) {
            some[i] = (byte) random.nextInt();
        }
        return pick(List.<Supplier<byte[]>>of(
                        () -> RawLine.frame(0x82, some), // binary
                        () -> RawLine.frame(0x83, some), // a kind that does not exist
                        () -> RawLine.frame(0xf1, some), // reserved bits
                        () -> RawLine.frame(0x80, some), // a continuation of nothing
                        () -> RawLine.frame(0x81, new byte[] {(byte) 0xc3, 0x28}), // no UTF-8
                        () -> RawLine.frame(0x81, new byte[TOO_LARGE]),
                        () -> RawLine.frame(0x89, new byte[200]), // a ping that is too long
                        () -> RawLine.frame(0x88, new byte[] {0}), // half a reason to close
                        () -> RawLine.frame(0x88, new byte[] {0, 1}), // a code that does not exist
                        () -> new byte[] {(byte) 0x81, 2, '{', '}'}, // not masked
                        () -> new byte[] {(byte) 0x81, (byte) 0xff, -1, -1, -1, -1, -1, -1, -1, -1})) // endless
                .get();
    }
}
