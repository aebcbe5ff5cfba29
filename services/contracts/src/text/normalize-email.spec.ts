import { normalizeEmail } from './normalize-email.js';

it.each([
  ['ann@harbor.example', 'ann@harbor.example'],
  [' Ann@Harbor.Example ', 'ann@harbor.example'],
  ['ann+ads@harbor.example', 'ann@harbor.example'],
  ['ann+ads+more@harbor.example', 'ann@harbor.example'],
  ['a.nn@harbor.example', 'a.nn@harbor.example'],
  ['A.n.n+x@GMail.com', 'ann@gmail.com'],
  ['ann@googlemail.com', 'ann@gmail.com'],
  ['+ann@harbor.example', '+ann@harbor.example'],
])('should find the mailbox of %s: %s', (address, mailbox) => {
  expect(normalizeEmail(address)).toBe(mailbox);
  expect(normalizeEmail(mailbox)).toBe(mailbox);
});
