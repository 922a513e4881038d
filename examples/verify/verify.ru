# Run it: PLAUDIT_SECRET=whsec_… rackup --port 8080 verify.ru   (gem install rackup puma)
require "openssl"

SECRET = ENV.fetch("PLAUDIT_SECRET")

def genuine?(body, signature)
  expected = "sha256=" + OpenSSL::HMAC.hexdigest("SHA256", SECRET, body)
  OpenSSL.secure_compare(expected, signature)
end

run(lambda do |env|
  # The signature covers the raw bytes. JSON that was parsed and serialized again may differ.
  body = env["rack.input"]&.read.to_s
  next [401, {}, []] unless genuine?(body, env["HTTP_X_WEBHOOK_SIGNATURE"].to_s)

  # Genuine: parse it, skip test events and eventIds that you have seen, then reward.
  puts body
  [204, {}, []]
end)
