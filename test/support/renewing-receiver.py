"""A receiver over TLS that issues a new session ticket to each connection, as OpenSSL does by default.

Usage: renewing-receiver.py CERTIFICATE KEY. Prints its port."""

import socket
import ssl
import sys

context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(sys.argv[1], sys.argv[2])
RESPONSE = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\nok"

with socket.create_server(("127.0.0.1", 0)) as server:
    print(server.getsockname()[1], flush=True)
    while True:
        client, _ = server.accept()
        try:
            with context.wrap_socket(client, server_side=True) as secured:
                secured.recv(65536)
                secured.sendall(RESPONSE)
        except OSError:
            pass
