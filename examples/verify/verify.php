<?php
// Run it: PLAUDIT_SECRET=whsec_… php -S 127.0.0.1:8080 verify.php
declare(strict_types=1);

$secret = getenv('PLAUDIT_SECRET');
if ($secret === false || $secret === '') {
    http_response_code(500);
    exit('Set PLAUDIT_SECRET to the secret that you were shown.');
}

function isGenuine(string $body, string $signature, string $secret): bool
{
    $expected = 'sha256=' . hash_hmac('sha256', $body, $secret);
    return hash_equals($expected, $signature);
}

// The signature covers the raw bytes. JSON that was parsed and serialized again may differ.
$body = file_get_contents('php://input');
if (!isGenuine($body, $_SERVER['HTTP_X_WEBHOOK_SIGNATURE'] ?? '', $secret)) {
    http_response_code(401);
    exit;
}
http_response_code(204);
// Genuine: parse it, skip test events and eventIds that you have seen, then reward.
error_log($body);
