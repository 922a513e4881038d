// Which addresses are refused as disposable (decision P418).
import { expect, test } from 'vitest';
import { isRefusedAddress } from '../../src/access/disposable-addresses.ts';

const REFUSES = { refusesDisposableEmail: true };

test.each(['a@mailinator.com', 'A@Mailinator.COM', 'a@box.yopmail.com', 'a@guerrillamail.com', 'a@b@10minutemail.com'])(
  '%s is refused',
  async (address) => {
    expect(await isRefusedAddress(REFUSES, address)).toBe(true);
    expect(await isRefusedAddress({ refusesDisposableEmail: false }, address)).toBe(false);
  },
);

test.each([
  ...[
    'gmail.com',
    'outlook.com',
    'icloud.com',
    'proton.me',
    'web.de',
    'qq.com',
    'naver.com',
    'duck.com',
    'mozmail.com',
  ],
  ...['privaterelay.appleid.com', 'mailinator.com.example', 'notmailinator.example', 'com', 'münchen.example'],
])('addresses of %s are not', async (domain) => {
  expect(await isRefusedAddress(REFUSES, `sample@${domain}`)).toBe(false);
});
