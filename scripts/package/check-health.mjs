// The health check of the image: exits with 1 unless the service in this container responds that it is ready.
const TIMEOUT_MS = 4_000;

try {
  const address = `http://127.0.0.1:${process.env.PORT || 3000}/readyz`;
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  process.stdout.write(`${await response.text()}\n`);
  process.exitCode = response.ok ? 0 : 1;
} catch (error) {
  process.stdout.write(`No response: ${error.cause?.message ?? error.message}\n`);
  process.exitCode = 1;
}
