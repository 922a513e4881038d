# Run it: VOTE_SECRET=whsec_… rackup --port 8080 verify.ru   (gem install rackup puma)
require "openssl"

SECRET = ENV.fetch("VOTE_SECRET")

def genuine?(body, signature)
  expected = "sha256=" + OpenSSL::HMAC.hexdigest("SHA256", SECRET, body)
  OpenSSL.secure_compare(expected, signature)
end

run(lambda do |env|
  # The bytes as they came: JSON that was parsed and written again is not the same.
  body = env["rack.input"]&.read.to_s
  next [401, {}, []] unless genuine?(body, env["HTTP_X_WEBHOOK_SIGNATURE"].to_s)

  # Genuine. Parse it, skip test events and eventIds you have seen, then reward.
  puts body
  [204, {}, []]
end)
