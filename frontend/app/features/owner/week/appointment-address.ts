import { easternDateSchema } from '@agency/contracts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AppointmentAddress, appointmentParams, appointmentViews } from '../shared/paths';

export function parseAppointmentAddress(params: URLSearchParams): AppointmentAddress {
  const day = easternDateSchema.safeParse(params.get('day'));
  return {
    view: appointmentViews.find((view) => view === params.get('view')) ?? 'week',
    day: day.success ? day.data : null,
  };
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
