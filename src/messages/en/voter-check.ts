// The check before a vote that the voter is not a robot: our own puzzle, which the browser solves, or the captcha of
// {provider}, such as Turnstile.
export default {
  replaced:
    '{provider}, which checks here that you are not a robot, does not respond at the moment. Your browser solves a puzzle instead, which takes a few more seconds.',
  // {hosts} is the name of web servers.
  blocked:
    'The check of {provider} could not be loaded in your browser. Allow {hosts} for this page, for example in your ad blocker, and reload.',
  failed: 'The check of {provider} failed. Try again, or reload the page.',
  takesSeconds: 'This check takes a few seconds.',
  takesLonger:
    'This check takes longer than usual, because many votes or failed checks came from your network, or because it replaces another check.',
  // Without JavaScript.
  needsScriptForPuzzle:
    'Voting requires JavaScript, because your browser solves a small puzzle that keeps robots away. Everything else on this site works without it.',
  needsScriptForCaptcha:
    'Voting requires JavaScript, because {provider} checks that you are not a robot. Everything else on this site works without it.',

  // The states of our own check.
  notRobot: 'I am not a robot',
  checking: 'Checking that you are not a robot …',
  checked: 'Checked: you are not a robot',
  checkFailed: 'The check failed. Try again.',
  checkExpired: 'The check has expired. Try again.',
  checkRuns: 'The check is still running. Please wait.',
  needsHttps: 'The check works only over HTTPS. Please tell the operator of this site.',
  notLoaded: 'The check could not be loaded. Reload the page to try again.',
  progress: 'Progress of the check',
  secondsLeft: 'At most {seconds} s left',

  // Why the vote was not accepted. “Vote” is the button.
  captchaUnsolved: 'Finish the check of {provider}, then press Vote. It needs JavaScript.',
  captchaRefused: '{provider} did not accept the check. Do it again, then press Vote.',
  captchaUnavailable:
    '{provider} does not respond at the moment, so your vote was not counted yet. Your browser solves a puzzle instead: press Vote again.',
  expired: 'The robot check has expired. Press Vote again.',
  unsolved:
    'Your browser has not finished the robot check. Wait until it is done, then press Vote again. The check needs JavaScript: if JavaScript is disabled, enable it for this page.',
} as const;
