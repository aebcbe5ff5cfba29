import { toSendError } from './send.error.js';

/** An answer as nodemailer reports it. */
const answerTo = (command: string, response: string) => ({
  code: 'EENVELOPE',
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

const judged = (command: string, response: string) => {
  const { message, kind } = toSendError(answerTo(command, response), false);
  return [kind, message];
};

describe('the answer of a mail server', () => {
  it.each([
    ['550 5.1.1 no such user', '550 5.1.1'],
    ['550 5.5.0 Requested action not taken: mailbox unavailable', '550 5.5.0'],
    ['550 5.4.1 Recipient address rejected: Access denied', '550 5.4.1'],
    ['550 5.2.1 The account is inactive', '550 5.2.1'],
    ['550 No such user here', '550'],
    ['553-5.1.2 We were not able to find the recipient domain', '553 5.1.2'],
  ])('should blame the address: %s', (response, codes) => {
    const reason = `The mail server rejected the address (${codes}).`;
    expect(judged('RCPT TO', response)).toEqual(['permanent', reason]);
  });

  it.each([
    ['RCPT TO', '550 5.4.5 Daily user sending limit exceeded', '550 5.4.5'],
    [
      'RCPT TO',
      '550 5.1.90 You have reached your daily limit for message recipients',
      '550 5.1.90',
    ],
    ['RCPT TO', '550 5.7.1 Relaying denied', '550 5.7.1'],
    ['RCPT TO', '554 5.7.1 Service unavailable; client host blocked', '554 5.7.1'],
    ['RCPT TO', '550 5.1.8 Sender address rejected: domain not found', '550 5.1.8'],
    ['RCPT TO', '530 Authentication required', '530'],
    [
      'DATA',
      '550-5.7.26 Your email has been blocked because the sender is unauthenticated',
      '550 5.7.26',
    ],
    ['DATA', '554 5.2.252 SendAsDenied', '554 5.2.252'],
    ['MAIL FROM', '550 5.1.1 no such sender', '550 5.1.1'],
  ])('should blame our account, and pass: %s %s', (command, response, codes) => {
    const reason = `The mail server refused to accept email from us (${codes}).`;
    expect(judged(command, response)).toEqual(['transient', reason]);
  });

  it.each([
    ['552 5.3.4 Message too big', '552 5.3.4'],
    ['554 5.7.1 Message rejected as spam', '554 5.7.1'],
  ])('should blame the email itself: %s', (response, codes) => {
    const reason = `The mail server rejected the email (${codes}).`;
    expect(judged('DATA', response)).toEqual(['permanent', reason]);
  });

  it.each([
    ['552 5.2.2 Over quota', 'The mailbox is full (552 5.2.2).'],
    ['452 4.2.2 Over quota', 'The mail server asked to try again later (452 4.2.2).'],
    ['450 4.7.1 Greylisted', 'The mail server asked to try again later (450 4.7.1).'],
  ])('should pass: %s', (response, reason) => {
    expect(judged('RCPT TO', response)).toEqual(['transient', reason]);
  });

  it('should name no one, whatever it quotes', () => {
    const { message } = toSendError(
      answerTo('RCPT TO', '550 <dana@example.com> is unknown'),
      false,
    );
    expect(message).not.toContain('dana');
  });
});
