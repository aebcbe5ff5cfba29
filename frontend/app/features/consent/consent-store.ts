import type { ComponentType } from 'react';
import { setMarketingConsent } from '~/lib/attribution';
import { applyChoices } from './apply';
import type { Choices } from './choices';
import { sendsPrivacyControl } from './privacy-control';
import { dateKey, readChoices, storeChoices } from './stored-choices';
import { eraseTagCookies } from './tag-cookies';

const bannerDelayMs = 2000;

interface Shown {
  banner: boolean;
  settings: boolean;
}

interface Panel {
  Panel?: ComponentType<Shown>;
  shown: Shown;
}

/** Loads the consent UI. A parameter, because that UI imports this store. */
export type LoadPanel = () => Promise<{ ConsentPanel: ComponentType<Shown> }>;

const nothing: Shown = { banner: false, settings: false };
let current: Panel = { shown: nothing };
let load: LoadPanel | undefined;
const listeners = new Set<() => void>();

export const currentPanel = (): Panel => current;

export function subscribeToPanel(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(change: Partial<Panel>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

/** The UI loads when it is needed. After a failed load, the next click tries again. */
async function show(part: Partial<Shown>): Promise<void> {
  if (!load) return;
  try {
    const { ConsentPanel } = await load();
    update({ Panel: ConsentPanel, shown: { ...current.shown, ...part } });
  } catch {
    // Probably offline. Without a choice everything stays denied.
  }
}

/** Reapplies a stored choice, or asks for one a little later. Returns a function that stops it. */
export function startConsent(loadPanel: LoadPanel): () => void {
  load = loadPanel;
  const choices = readChoices(new Date());
  if (choices) applyChoices(choices);
  else setMarketingConsent(false);
  const stopFollowing = followOtherTabs();
  if (choices || sendsPrivacyControl()) return stopFollowing;
  const timer = setTimeout(
    () => {
      // The visitor may have chosen by now, in another tab or in the settings.
      if (!readChoices(new Date())) void show({ banner: true });
    },
    Math.max(0, bannerDelayMs - performance.now()),
  );
  return () => {
    stopFollowing();
    clearTimeout(timer);
  };
}

/** Applies a choice made in another tab, because this tab may have storage of its own to clear. */
function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    const choices = key === dateKey && readChoices(new Date());
    if (choices) applyChoices(choices);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Stores and applies a choice. */
export function decide(choices: Choices): void {
  storeChoices(choices, new Date());
  applyChoices(choices);
  if (__TAG_MANAGER_ID__) eraseTagCookies(choices);
  update({ shown: nothing });
}

export const openSettings = (): Promise<void> => show({ settings: true });

/** Closes the settings without a choice. The banner stays if it was open. */
export const closeSettings = (): void => update({ shown: { ...current.shown, settings: false } });
