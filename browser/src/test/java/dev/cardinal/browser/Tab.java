package dev.cardinal.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A page in a browser: clicks, keys and touches are real ones, and everything that goes wrong in it is kept. */
final class Tab implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(40);
    private static final long PAUSE_MILLIS = 20;
    /**
     * Whether an element is where it was when this was asked before, with nothing over its middle; a font that comes
     * later would still move it.
     */
    private static final String AIM = """
            ((element) => {
              if (!element) return false;
              element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
              const { x, y, width, height } = element.getBoundingClientRect();
              const at = [x + width / 2, y + height / 2];
              const there = document.elementFromPoint(...at);
              const was = window.aimed;
              window.aimed = { element, at, there: there?.outerHTML.slice(0, 200) };
              return was?.element === element && String(was.at) === String(at) && element.contains(there)
                  && document.fonts.status === 'loaded';
            })""";

    /** Notes what becomes of the next touch: a click, a long press, or nothing for a long while. */
    private static final String FEEL = """
            (() => {
              window.felt = '';
              const over = new AbortController();
              const feels = (what) => () => {
                if (!over.signal.aborted) window.felt = what;
                over.abort();
              };
              const on = (event, then) => addEventListener(event, then, { capture: true, signal: over.signal });
              on('click', feels('click'));
              on('contextmenu', feels('held'));
              on('touchend', () => setTimeout(feels('lost'), 3000));
              return 0;
            })()""";

    private static final Map<String, String> CODES = Map.of("Enter", "\r", "Tab", "\t");

    private final Chromium chromium;
    private final String session;
    private final String target;
    private final String context;
    private final List<String> errors = new CopyOnWriteArrayList<>();
    /** How many pixels of a screen are drawn across: without a graphics card each of them costs the tests time. */
    private double sharpness = 0.5;

    Tab(Chromium chromium, String session, String target, String context) {
        this.chromium = chromium;
        this.session = session;
        this.target = target;
        this.context = context;
    }

    String session() {
        return session;
    }

    void prepare() {
        call("Page.enable", fields());
        call("Runtime.enable", fields());
        call("Log.enable", fields());
        call("Network.enable", fields());
        size(1280, 720);
    }

    /** What went wrong in the page: exceptions, errors in the console, violations of its policy. */
    List<String> errors() {
        return errors;
    }

    void heard(String method, JsonNode said) {
        switch (method) {
            case "Runtime.exceptionThrown" -> errors.add("exception: " + said.get("exceptionDetails"));
            case "Runtime.consoleAPICalled" -> {
                String type = said.get("type").stringValue();
                if (type.equals("error") || type.equals("warning") || type.equals("assert")) {
                    errors.add("console: " + said.get("args"));
                }
            }
            case "Log.entryAdded" -> {
                JsonNode entry = said.get("entry");
                if (entry.get("level").stringValue().equals("error") && !isLostConnection(entry)) {
                    errors.add("log: " + entry);
                }
            }
            default -> {}
        }
    }

    /** Chromium itself logs that a server is gone; tests that stop one expect that. */
    private static boolean isLostConnection(JsonNode entry) {
        return entry.get("text").stringValue().contains("net::ERR_");
    }

    private JsonNode call(String method, ObjectNode parameters) {
        return chromium.call(session, method, parameters);
    }

    private static ObjectNode fields() {
        return Chromium.JSON.createObjectNode();
    }

    /** Goes to an address; with only another part after the # the page is loaded anew all the same. */
    void open(String address) {
        call("Page.navigate", fields().put("url", "about:blank"));
        call("Page.navigate", fields().put("url", address));
        waitFor("location.href !== 'about:blank' && document.readyState === 'complete'");
    }

    void reload() {
        eval("window.old = true"); // the page that is left is complete, too
        call("Page.reload", fields());
        waitFor("!window.old && document.readyState === 'complete'");
    }

    /** Runs before anything in every page that is opened from now on. */
    void before(String script) {
        call("Page.addScriptToEvaluateOnNewDocument", fields().put("source", script));
    }

    void size(int width, int height) {
        screen(width, height, 1, false);
    }

    /** Draws every pixel of a screen, for tests of how something looks and of how fast it is drawn. */
    Tab sharp() {
        sharpness = 1;
        size(1280, 720);
        return this;
    }

    /** A phone held upright, touched by a finger. */
    void phone() {
        screen(390, 844, 2, true);
        call("Emulation.setTouchEmulationEnabled", fields().put("enabled", true));
    }

    /** The same phone, turned. */
    void sideways() {
        screen(844, 390, 2, true);
    }

    private void screen(int width, int height, int pixels, boolean phone) {
        call(
                "Emulation.setDeviceMetricsOverride",
                fields().put("width", width)
                        .put("height", height)
                        .put("deviceScaleFactor", pixels * sharpness)
                        .put("mobile", phone));
    }

    /** Whether the page reaches anything. */
    void offline(boolean offline) {
        call(
                "Network.emulateNetworkConditions",
                fields().put("offline", offline)
                        .put("latency", 0)
                        .put("downloadThroughput", -1)
                        .put("uploadThroughput", -1));
    }

    void media(String feature, String value) {
        ObjectNode parameters = fields();
        parameters.putArray("features").addObject().put("name", feature).put("value", value);
        call("Emulation.setEmulatedMedia", parameters);
    }

    /** What an expression is worth in the page; a promise is waited for. */
    JsonNode eval(String expression) {
        JsonNode result = call(
                "Runtime.evaluate",
                fields().put("expression", expression).put("awaitPromise", true).put("returnByValue", true));
        if (result.has("exceptionDetails")) {
            throw new IllegalStateException(expression + ": " + result.get("exceptionDetails"));
        }
        JsonNode value = result.get("result").get("value");
        return value == null ? Chromium.JSON.nullNode() : value;
    }

    String text(String expression) {
        JsonNode value = eval(expression);
        return value.isString() ? value.stringValue() : value.toString();
    }

    boolean is(String expression) {
        JsonNode value = eval("Promise.resolve(" + expression + ").then(Boolean)");
        return value.isBoolean() && value.booleanValue();
    }

    /** Waits until an expression is true, never for a time. */
    void waitFor(String expression) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try {
                if (is(expression)) {
                    return;
                }
            } catch (IllegalStateException notYet) {
                if (System.nanoTime() > end) {
                    throw notYet;
                }
            }
            if (System.nanoTime() > end) {
                throw new AssertionError("waited in vain for " + expression + "; errors: " + errors + "; refusals: "
                        + eval("window.refusals ?? []") + "; under the mouse: " + text("window.aimed?.there") + "; "
                        + seen());
            }
            pause();
        }
    }

    /** A picture of what is seen now, for whoever looks at a failed test. */
    private Path seen() {
        try {
            Path file = Files.createDirectories(Path.of("target")).resolve("seen-" + session + ".png");
            screenshot(file);
            return file;
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /** Clicks on the middle of an element, as a person would: it must be seen there. */
    void click(String selector) {
        double[] at = middle(selector);
        click(at[0], at[1]);
    }

    /** Clicks on the button among these that says this. */
    void click(String selector, String says) {
        double[] at = middleOf("[...document.querySelectorAll(" + quoted(selector)
                + ")].find(one => (one.ariaLabel ?? one.textContent).startsWith(" + quoted(says) + "))");
        click(at[0], at[1]);
    }

    private double[] middle(String selector) {
        return middleOf("document.querySelector(" + quoted(selector) + ")");
    }

    /** Waits until an element stands still and nothing lies over its middle. */
    private double[] middleOf(String element) {
        waitFor(AIM + "(" + element + ")");
        JsonNode at = eval("window.aimed.at");
        return new double[] {at.get(0).doubleValue(), at.get(1).doubleValue()};
    }

    void click(double x, double y) {
        mouse("mouseMoved", x, y, "none");
        mouse("mousePressed", x, y, "left");
        mouse("mouseReleased", x, y, "left");
    }

    void hover(double x, double y) {
        mouse("mouseMoved", x, y, "none");
    }

    void drag(double fromX, double fromY, double toX, double toY) {
        mouse("mouseMoved", fromX, fromY, "none");
        mouse("mousePressed", fromX, fromY, "left");
        for (int i = 1; i <= 6; i++) {
            mouse("mouseMoved", fromX + (toX - fromX) * i / 6, fromY + (toY - fromY) * i / 6, "left");
        }
        mouse("mouseReleased", toX, toY, "left");
    }

    private void mouse(String type, double x, double y, String button) {
        call(
                "Input.dispatchMouseEvent",
                fields().put("type", type)
                        .put("x", x)
                        .put("y", y)
                        .put("button", button)
                        .put("buttons", button.equals("left") && !type.equals("mouseReleased") ? 1 : 0)
                        .put("clickCount", type.equals("mouseMoved") ? 0 : 1));
    }

    /** Taps on an element; again if the machine was so busy that the browser took the tap for a long press. */
    void tap(String selector) {
        for (int tries = 0; tries < 3; tries++) {
            double[] at = middle(selector);
            eval(FEEL);
            tap(at[0], at[1]);
            waitFor("window.felt !== ''");
            if (!is("['held', 'lost'].includes(window.felt)")) {
                return;
            }
            if (is("document.querySelector('.zoom.stays:not([hidden])')")) {
                press("Escape");
            }
        }
        throw new AssertionError("no tap arrives at " + selector + ": " + text("window.felt"));
    }

    /** Holds a finger on something until the card is shown large. */
    void press(double x, double y) {
        touch("touchStart", x, y).join();
        waitFor("document.querySelector('.zoom.stays:not([hidden])')");
        touch("touchEnd", x, y).join();
    }

    void tap(double x, double y) {
        // both at once: on a busy machine a finger would otherwise stay so long that it asks for the zoom
        CompletableFuture<JsonNode> down = touch("touchStart", x, y);
        CompletableFuture<JsonNode> up = touch("touchEnd", x, y);
        down.join();
        up.join();
    }

    private CompletableFuture<JsonNode> touch(String type, double x, double y) {
        ObjectNode parameters = fields().put("type", type);
        var points = parameters.putArray("touchPoints");
        if (!type.equals("touchEnd")) {
            points.addObject().put("x", x).put("y", y);
        }
        return chromium.send(session, "Input.dispatchTouchEvent", parameters);
    }

    /** Presses a key, such as "z", "Enter" or " ". */
    void press(String key) {
        String text = CODES.getOrDefault(key, key.length() == 1 ? key : "");
        ObjectNode down =
                fields().put("type", text.isEmpty() ? "rawKeyDown" : "keyDown").put("key", key);
        if (!text.isEmpty()) {
            down.put("text", text);
        }
        int code = switch (key) {
            case "Enter" -> 13;
            case "Tab" -> 9;
            case "Escape" -> 27;
            case " " -> 32;
            case "ArrowLeft" -> 37;
            case "ArrowRight" -> 39;
            case "PageUp" -> 33;
            case "PageDown" -> 34;
            case "End" -> 35;
            case "Home" -> 36;
            default -> Character.toUpperCase(key.charAt(0));
        };
        down.put("windowsVirtualKeyCode", code);
        call("Input.dispatchKeyEvent", down);
        call(
                "Input.dispatchKeyEvent",
                fields().put("type", "keyUp").put("key", key).put("windowsVirtualKeyCode", code));
    }

    void type(String text) {
        call("Input.insertText", fields().put("text", text));
    }

    byte[] screenshot() {
        return Base64.getDecoder()
                .decode(call("Page.captureScreenshot", fields().put("format", "png"))
                        .get("data")
                        .stringValue());
    }

    void screenshot(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, screenshot());
    }

    static String quoted(String text) {
        return Chromium.JSON.writeValueAsString(text);
    }

    @Override
    public void close() {
        chromium.forget(this);
        chromium.call(null, "Target.closeTarget", fields().put("targetId", target));
        chromium.call(null, "Target.disposeBrowserContext", fields().put("browserContextId", context));
    }
}
