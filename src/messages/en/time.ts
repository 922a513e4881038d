// Times relative to now; `{duration}` has short units, such as 4 min or 11 h 20 min.
export default {
  justNow: 'just now',
  ago: '{duration} ago',
  in: 'in {duration}',
} as const;
