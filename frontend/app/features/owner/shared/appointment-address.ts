import { deskQuery, type EasternDate, easternDateSchema } from '@agency/contracts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export const appointmentViews = ['week', 'list'] as const;
export type AppointmentView = (typeof appointmentViews)[number];

/** The tab's view in the address. */
export interface AppointmentAddress {
  view: AppointmentView;
  /** The day whose week is shown; null: today. */
  day: EasternDate | null;
}

export function parseAppointmentAddress(params: URLSearchParams): AppointmentAddress {
  const day = easternDateSchema.safeParse(params.get('day'));
  return {
    view: appointmentViews.find((view) => view === params.get('view')) ?? 'week',
    day: day.success ? day.data : null,
  };
}

/** The tab's address; by default it shows the current week. */
export function appointmentParams({ view, day }: AppointmentAddress): URLSearchParams {
  const params = new URLSearchParams(deskQuery.tab('appointments'));
  if (view !== 'week') params.set('view', view);
  if (day !== null && view !== 'list') params.set('day', day);
  return params;
}

/** The view in the address, and functions to change it. */
export function useAppointmentAddress() {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => parseAppointmentAddress(params), [params]);
  return {
    ...address,
    to: (changes: Partial<AppointmentAddress>) => ({
      search: appointmentParams({ ...address, ...changes }).toString(),
    }),
    /** Stepping from week to week replaces the history entry. */
    show: (changes: Partial<AppointmentAddress>) =>
      setParams(appointmentParams({ ...address, ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}

export type AppointmentAddressControl = ReturnType<typeof useAppointmentAddress>;
