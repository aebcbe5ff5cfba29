import { meetingUrl, storedMeeting } from './meeting-url.js';

const urlOf = (kind: 'rooms' | 'link' | 'phone', address: string) => {
  const { baseUrl, room } = storedMeeting({ kind, address }, 'kW3b0qLz81xYt5aN');
  return meetingUrl(baseUrl, room);
};

describe('where a call takes place', () => {
  it('is a room of its own below the base address', () => {
    expect(urlOf('rooms', 'https://rooms.example/calls/')).toBe(
      'https://rooms.example/calls/kW3b0qLz81xYt5aN',
    );
  });

  it.each([
    'https://us02web.zoom.us/j/85012345678?pwd=a/b%20c#success',
    'https://meet.google.com/abc-defg-hij',
    'https://teams.example/l/meetup-join/19%3ameeting/0?context=%7b%22Tid%22%3a%221%22%7d',
    'https://rooms.example/ann/',
    'https://rooms.example//twice//',
    'https://rooms.example/',
    'https://rooms.example/?next=https://other.example/x',
  ])('is the link as the owner gave it: %s', (link) => {
    expect(urlOf('link', link)).toBe(link);
  });

  it('is a number that can be called', () => {
    expect(urlOf('phone', '(910) 555-0100 x12')).toBe('tel:+19105550100;ext=12');
  });
});
