import { afterEach, describe, expect, it, vi } from 'vitest';
import { share } from './share-button';

const page = { title: 'A First Budget', url: 'http://site.test/blog/first-budget' };

function browserWith(abilities: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
  const writeText = vi.fn(abilities.writeText ?? (() => Promise.resolve()));
  vi.stubGlobal('navigator', {
    clipboard: { writeText },
    ...(abilities.share && { share: abilities.share }),
  });
  return { writeText };
}

afterEach(() => vi.unstubAllGlobals());

describe('sharing an article', () => {
  it('uses the device’s share sheet', async () => {
    const native = vi.fn(() => Promise.resolve());
    const { writeText } = browserWith({ share: native });
    await expect(share(page)).resolves.toBe('shared');
    expect(native).toHaveBeenCalledWith(page);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('accepts that the visitor closes it again', async () => {
    const { writeText } = browserWith({
      share: () => Promise.reject(new DOMException('closed', 'AbortError')),
    });
    await expect(share(page)).resolves.toBe('shared');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the address if there is no share sheet, or it fails', async () => {
    const { writeText } = browserWith({});
    await expect(share(page)).resolves.toBe('copied');
    expect(writeText).toHaveBeenCalledWith(page.url);
    browserWith({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    await expect(share(page)).resolves.toBe('copied');
  });

  it('says so when even copying is refused', async () => {
    browserWith({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    await expect(share(page)).resolves.toBe('failed');
  });
});
