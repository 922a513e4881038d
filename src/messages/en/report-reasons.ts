// Why something is reported, as choices of a form and in lists of reports.
export default {
  impersonation: 'Pretends to be somebody else',
  scam: 'Scam or malware',
  votes: 'Votes look bought',
  illegal: 'Offensive or illegal content',
  broken: 'Broken or gone',
  spam: 'Advertising or spam',
  untrue: 'Not about this bot or server',
  private: 'Reveals private information',
  other: 'Something else',
} as const;
