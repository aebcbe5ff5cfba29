import { turns } from './turns.js';

interface Begun {
  name: string;
  resolve(value: string): void;
  reject(error: Error): void;
}

describe('turns', () => {
  it('should run at most that many at once, in order of arrival, even after a failure', async () => {
    const inTurn = turns(2);
    const begun: Begun[] = [];
    const start = (name: string) =>
      inTurn(
        () =>
          new Promise<string>((resolve, reject) => {
            begun.push({ name, resolve, reject });
          }),
      );
    const names = () => begun.map(({ name }) => name);
    const [one, , three] = [start('one'), start('two'), start('three'), start('four')];
    expect(names()).toEqual(['one', 'two']);

    begun[0]?.reject(new Error('broken'));
    await expect(one).rejects.toThrow('broken');
    expect(names()).toEqual(['one', 'two', 'three']);

    begun[2]?.resolve('done');
    await expect(three).resolves.toBe('done');
    expect(names()).toEqual(['one', 'two', 'three', 'four']);
  });

  it('should not begin what no one waits for anymore', async () => {
    const inTurn = turns(1);
    let end: () => void = () => undefined;
    const first = inTurn(() => new Promise<void>((resolve) => (end = resolve)));
    const gone = new AbortController();
    const work = jest.fn(() => Promise.resolve('late'));
    const second = inTurn(work, gone.signal);
    const third = inTurn(() => Promise.resolve('third'));
    gone.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    end();
    await first;
    await expect(third).resolves.toBe('third');
    expect(work).not.toHaveBeenCalled();
    await expect(inTurn(work, gone.signal)).rejects.toThrow('gone');
  });
});
