// Is the TLS certificate of BASE_URL valid, and for how long?
import { now } from '../../core/clock.ts';
import type { ServerCertificate } from '../../outbound/operator-request.ts';
import type { DoctorCheck } from '../check.ts';
import { type Finding, notApplicable, okFinding, problemFinding, unknownFinding, warningFinding } from '../finding.ts';

const DAY_MS = 86_400_000;
/** Let's Encrypt's certificates are renewed 30 days before they expire, or after two thirds of their lifetime. */
const SOON_DAYS = 14;

export const CERTIFICATE: DoctorCheck = {
  id: 'certificate',
  name: 'TLS certificate',
  question: 'Is the TLS certificate of BASE_URL valid?',
  async run({ config, selfCheck }) {
    const { protocol, hostname } = new URL(config.baseUrl);
    if (protocol === 'http:') return notApplicable('BASE_URL is not https.');
    const self = await selfCheck();
    return self.kind === 'responded' && self.certificate
      ? judgeCertificate(self.certificate, hostname, now())
      : unknownFinding('Not checked, because BASE_URL cannot be reached.');
  },
};

export function judgeCertificate(certificate: ServerCertificate, host: string, at: Date): Finding {
  const { error, issuer, validTo } = certificate;
  const days = Math.floor((validTo.getTime() - at.getTime()) / DAY_MS);
  if (!certificate.isValid) return describeError(certificate, host);
  const found = `The certificate from ${issuer} is valid for another ${days} ${days === 1 ? 'day' : 'days'}.`;
  if (error === null && days > SOON_DAYS) return okFinding(found);
  return warningFinding(found, 'Check why it has not been renewed yet, for example in the log of certbot or Caddy.');
}

function describeError({ error, names, validTo }: ServerCertificate, host: string): Finding {
  switch (error) {
    case 'CERT_HAS_EXPIRED':
      return problemFinding(
        `The certificate of ${host} expired on ${validTo.toISOString().slice(0, 10)}.`,
        'Renew it, and make the proxy load the new one.',
      );
    case 'CERT_NOT_YET_VALID':
      return problemFinding(`The certificate of ${host} is not valid yet.`, 'Check the clock of this machine.');
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
      return problemFinding(
        `The certificate of ${host} is self-signed, so browsers reject it.`,
        'Get one from a certificate authority, for example with Caddy or certbot. If it is from your own authority, set NODE_EXTRA_CA_CERTS.',
      );
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    case 'UNABLE_TO_GET_ISSUER_CERT':
      return problemFinding(
        `The certificate chain of ${host} is incomplete, or its authority is not known.`,
        'Make the proxy send the whole chain (fullchain.pem). If it is from your own authority, set NODE_EXTRA_CA_CERTS.',
      );
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return problemFinding(
        `The certificate is for ${names.slice(0, 3).join(', ')}, and not for ${host}.`,
        `Get a certificate for ${host}, or correct BASE_URL.`,
      );
    default:
      return problemFinding(`The certificate of ${host} is not valid (${error}).`, 'Replace it in the proxy.');
  }
}
