// How long each phase of an attempt to deliver a vote took. {duration} is such as “86 ms”.
export default {
  dns: 'DNS <b>{duration}</b>',
  connect: 'Connect <b>{duration}</b>',
  tls: 'TLS <b>{duration}</b>',
  wait: 'Wait for response <b>{duration}</b>',
  read: 'Read response <b>{duration}</b>',
  untilEnd: 'Until it ended <b>{duration}</b>',
} as const;
