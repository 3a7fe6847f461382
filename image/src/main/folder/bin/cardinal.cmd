@echo off
rem Runs Cardinal with the bundled Java.
setlocal DisableDelayedExpansion
set "lib=%~dp0..\lib"
set "cache="
if exist "%lib%\cardinal.aot" set cache=-XX:AOTCache="%lib%\cardinal.aot" -Xlog:aot*=off -Xlog:cds*=off
rem The cache speeds up the start, but Java then compiles long runs less well.
for %%c in (sim fuzz bench) do if "%~1"=="%%c" set "cache="
set "collector=-XX:+UseParallelGC"

rem Java accepts only one collector, and does not combine some options with our cache.
set "options=%JAVA_TOOL_OPTIONS%%JDK_JAVA_OPTIONS%%_JAVA_OPTIONS%"
if not defined options goto start
setlocal EnableDelayedExpansion
set "two="
set "mix="
if not "!options:GC=!"=="!options!" set "two=yes"
for %%o in (-Xshare SharedArchive AOT) do if not "!options:%%o=!"=="!options!" set "mix=yes"
endlocal & set "two=%two%" & set "mix=%mix%"
if defined two set "collector="
if defined mix set "cache="

:start
rem Cardinal writes UTF-8; afterwards the console gets its own code page back.
set "page="
for /f "tokens=2 delims=:." %%p in ('chcp 2^>nul') do set "page=%%p"
chcp 65001 >nul 2>nul
"%~dp0..\runtime\bin\java.exe" %collector% %cache% -jar "%lib%\cardinal.jar" %*
set "status=%errorlevel%"
if defined page chcp %page% >nul 2>nul
exit /b %status%
