import { easternInstant, type OfferedTime, offeredTimes, type Slots } from '@agency/contracts';
import {
  dayParts,
  formatEasternTime,
  localTimeIfDifferent,
  visitorZone,
} from '~/lib/eastern-display';

// What is said about the times above the fields of the lead page.

/** After the sentence that a time is picked on the next page. */
const chooseNow = 'Or choose a free time now (Eastern)';
/** The same where the visitor's clock differs: each time is followed by theirs. */
const chooseNowElsewhere = 'Or choose a free time (Eastern, yours in italics)';
/** For screen readers, before and after the visitor's own time. */
const whichIs = 'which is';
const yourTime = 'your time';

const labelId = 'offered-times';

/** (!) Throws if the answer is none, or has no free time. */
export function drawOfferedTimes(room: HTMLElement, answer: Slots): void {
  const zone = visitorZone();
  const times = offeredTimes(answer);
  if (times.length === 0) throw new Error('There is no free time.');
  const isElsewhere = times.some((one) => localTimeIfDifferent(startOf(one), zone));
  const label = element('p', { id: labelId }, isElsewhere ? chooseNowElsewhere : chooseNow);
  const chosen = element('input', { type: 'hidden', name: 'start' });
  const buttons = times.map((one) => drawTime(one, zone));
  room.setAttribute('role', 'group');
  room.setAttribute('aria-labelledby', labelId);
  room.replaceChildren(label, element('div', {}, ...buttons), chosen);
  // The room outlives what is drawn into it: a press that came before the form was live is repeated on it.
  room.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest('button');
    if (!pressed) return;
    const isChosen = pressed.getAttribute('aria-pressed') !== 'true';
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(isChosen && button === pressed));
    }
    chosen.value = isChosen ? pressed.value : '';
  });
}

const startOf = ({ day, time }: OfferedTime) => easternInstant(day, time);

/** `Tue 9:30 AM`, and below it the date, or the visitor's own time. */
function drawTime(time: OfferedTime, zone: string): HTMLButtonElement {
  const startsAt = startOf(time);
  const { weekday, month, date } = dayParts(time.day);
  const local = localTimeIfDifferent(startsAt, zone);
  const button = element(
    'button',
    { type: 'button', value: startsAt.toISOString() },
    // Where it takes two lines, the day is one of them.
    element('b', {}, `${weekday} ${formatEasternTime(startsAt).replace(' ', '\u00a0')}`),
    ' ',
    local
      ? element('i', {}, hidden(`${whichIs} `), local, hidden(` ${yourTime}`))
      : element('span', {}, `${month} ${date}`),
  );
  button.setAttribute('aria-pressed', 'false');
  return button;
}

const hidden = (text: string) => element('span', { className: 'sr-only' }, text);

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
