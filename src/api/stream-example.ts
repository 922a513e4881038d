// The example of an event stream in the OpenAPI description.

/** As curl shows it; the long values are shortened. */
export const STREAM_EXAMPLE = `retry: 2000

event: ready
data: {"position":null,"consumer":"rewards","serverTime":"2026-11-20T12:34:56.789Z","heartbeatSeconds":10}

event: vote
id: 019aa0f4b3157a2c8000000000000001
data: {"eventId":"019aa0f4b3157a2c8000000000000001","body":"eyJldmVudCI6InZvdGUuY3JlYXRlZCIs…","headers":{"Content-Type":"application/json","webhook-id":"019aa0f4b3157a2c8000000000000001","webhook-signature":"v1,…"}}

:

`;
