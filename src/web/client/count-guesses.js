// Runs in each worker of the vote challenge, before the solver: tells the page how many keys have been tried.
{
  const REPORT_EVERY = 20;
  const { deriveKey } = SubtleCrypto.prototype;
  let tried = 0;
  SubtleCrypto.prototype.deriveKey = function countAndDerive(...given) {
    tried += 1;
    if (tried % REPORT_EVERY === 0) postMessage({ tried: REPORT_EVERY });
    return deriveKey.apply(this, given);
  };
}
