import { describe, expect, it, vi } from 'vitest';
import { localStore } from './storage';

function refuse(...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
  }
}

describe('a store', () => {
  it('keeps what it is given in the browser', () => {
    expect(localStore.set('place', 'harbor')).toBe(true);
    expect(localStorage.getItem('place')).toBe('harbor');
    expect(localStore.get('place')).toBe('harbor');
    expect(localStore.keys()).toEqual(['place']);
    expect(localStore.remove('place')).toBe(true);
    expect(localStore.get('place')).toBeNull();
  });

  it('remembers on its own what the browser refuses, until that is removed', () => {
    refuse('getItem', 'setItem', 'removeItem');
    expect(localStore.set('place', 'harbor')).toBe(false);
    expect(localStore.get('place')).toBe('harbor');
    expect(localStore.remove('place')).toBe(false);
    expect(localStore.get('place')).toBeNull();
  });

  it('prefers it to what is stored, which is older, until something later is stored', () => {
    localStore.set('place', 'harbor');
    refuse('setItem');
    localStore.set('place', 'river');
    expect(localStore.get('place')).toBe('river');
    vi.restoreAllMocks();
    localStore.set('place', 'sound');
    expect(localStore.get('place')).toBe('sound');
  });

  it('is empty where the browser offers none', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(localStore.keys()).toEqual([]);
    expect(localStore.get('place')).toBeNull();
  });
});
