package dev.cardinal.server.web;

import dev.cardinal.kernel.Refused;
import dev.cardinal.mcp.Http;
import jakarta.servlet.http.HttpServletRequest;

/** Limits for models are those for everyone: they reach the tables from this machine, but for somebody else. */
record Models(Guard guard) implements Http.Gate {
    @Override
    public String address(HttpServletRequest request) {
        return guard.address(request.getRemoteAddr(), request.getHeader(Api.FORWARDED));
    }

    @Override
    public void table(String address) throws Refused {
        guard.table(address);
    }
}
