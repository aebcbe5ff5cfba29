import {
  type ImportField,
  type LeadImport,
  type LeadStatus,
  maxLeadImport,
} from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '~/lib/api-error';
import { createRequestKey } from '~/lib/request-key';
import { showFailure } from '~/ui/desk/show-failure';
import { refreshLeads } from '../../shared/leads';
import {
  importLeads,
  type LeadImportChoice,
  leadImportPreviewQuery,
  leadImportsQuery,
  undoLeadImport,
} from './queries';

const tooLarge = `The file is larger than ${maxLeadImport.bytes / 1024 ** 2} MB. Please split it.`;
const noPreview = 'The file couldn’t be checked. Please try again.';
const noAnswer =
  'The server didn’t respond. The leads may have been added; importing again adds them only once.';

/** An import from the chosen file to its result. */
export function useLeadImport() {
  const client = useQueryClient();
  const [choice, setChoice] = useState<LeadImportChoice | null>(null);
  const [fault, setFault] = useState<string>();
  const preview = useQuery(leadImportPreviewQuery(choice));
  const refresh = () =>
    Promise.all([
      refreshLeads(client),
      client.invalidateQueries({ queryKey: leadImportsQuery.queryKey }),
    ]);

  const importing = useMutation({ mutationFn: importLeads, onSettled: refresh });
  const change = (changes: Partial<LeadImportChoice>) =>
    setChoice((before) => before && { ...before, ...changes });
  const fields = choice?.fields ?? preview.data?.columns.map(({ field }) => field) ?? [];

  return {
    choice,
    fields,
    preview: choice ? preview.data : undefined,
    /** Whether the shown preview does not match the current choice yet. */
    isChecking: choice !== null && preview.isFetching,
    isImporting: importing.isPending,
    result: importing.data,
    /** Why the file cannot be used. */
    fileFault: fault ?? (preview.error ? (sentenceOf(preview.error) ?? noPreview) : undefined),
    /** Checks the same file again, without choosing it again. */
    checkAgain: preview.error && !fault ? () => void preview.refetch() : undefined,
    importFault: importing.error ? (sentenceOf(importing.error) ?? noAnswer) : undefined,
    choose(file: File | undefined): void {
      importing.reset();
      const isTooLarge = file !== undefined && file.size > maxLeadImport.bytes;
      setFault(isTooLarge ? tooLarge : undefined);
      if (!file || isTooLarge) setChoice(null);
      else {
        const id = createRequestKey();
        setChoice({ id, file, fields: null, addsSamePhone: false, status: 'new' });
      }
    },
    match(place: number, field: ImportField | null): void {
      change({ fields: fields.map((before, index) => (index === place ? field : before)) });
    },
    setStatus: (status: LeadStatus) => change({ status }),
    addSamePhone: (addsSamePhone: boolean) => change({ addsSamePhone }),
    send(): void {
      if (choice) importing.mutate({ ...choice, fields });
    },
  };
}

export type LeadImportControl = ReturnType<typeof useLeadImport>;

/** Takes an import back. */
export function useUndoImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: LeadImport) => undoLeadImport(id),
    onError: (error) =>
      showFailure(error, {
        title: 'Couldn’t Undo',
        fallback: 'The import couldn’t be undone. Please try again.',
      }),
    onSettled: () =>
      Promise.all([
        refreshLeads(client),
        client.invalidateQueries({ queryKey: leadImportsQuery.queryKey }),
      ]),
  });
}
