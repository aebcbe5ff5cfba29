import {
  apiPaths,
  exportPath,
  maxViewNameLength,
  renameViewRequestSchema,
  type SavedView,
} from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Chip } from '~/ui/desk/chip';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { Menu, MenuContent, MenuDots, MenuItem, MenuTrigger } from '~/ui/desk/menu';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { useReversible } from '~/ui/desk/use-save';
import { TextField } from '~/ui/field';
import { filterParams } from '../../shared/lead-filter';
import type { LeadViewControl } from '../lead-view';
import { deleteView, renameView, savedViewsQuery, saveView } from './queries';
import { useSavedViews } from './saved-views';

/** Loaded when it is first opened. */
const ImportLeadsDialog = lazy(() =>
  import('../imports/import-leads-dialog').then((module) => ({
    default: module.ImportLeadsDialog,
  })),
);

/** Less frequent actions: saves, renames or deletes the current view, exports its leads, and imports others. */
export function ViewMenu({ control }: { control: LeadViewControl }) {
  const client = useQueryClient();
  const { query, shown } = useSavedViews(control);
  const [isImporting, setImporting] = useState(false);
  const [naming, setNaming] = useState<'new' | SavedView | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: savedViewsQuery.queryKey });

  const remove = useReversible({
    run: ({ id }: SavedView) => deleteView(id),
    done: (_nothing, { name }) => `View “${name}” deleted`,
    undo: (_nothing, { name, query: former }) => saveView({ name, query: former }),
    refresh,
    failure: { title: 'Error', fallback: 'The view couldn’t be deleted.' },
  });

  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Chip aria-label="More" className="min-w-11 justify-center">
            <MenuDots />
          </Chip>
        </MenuTrigger>
        <MenuContent align="end">
          {!shown && query !== '' && (
            <MenuItem onSelect={() => setNaming('new')}>Save this view</MenuItem>
          )}
          {shown && (
            <>
              <MenuItem onSelect={() => setNaming(shown)}>Rename this view</MenuItem>
              <MenuItem onSelect={() => remove.isPending || remove.mutate(shown)}>
                Delete this view
              </MenuItem>
            </>
          )}
          <MenuItem onSelect={() => setImporting(true)}>Import leads …</MenuItem>
          <MenuItem asChild>
            <a
              href={`${exportPath(apiPaths.contacts)}?${filterParams(control.view.filter)}`}
              download
            >
              Export CSV
            </a>
          </MenuItem>
        </MenuContent>
      </Menu>
      {isImporting && (
        <Suspense>
          <ImportLeadsDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
      {naming && (
        <ViewNameDialog
          title={naming === 'new' ? 'Save this view' : 'Rename the view'}
          name={naming === 'new' ? '' : naming.name}
          save={(name) =>
            naming === 'new' ? saveView({ name, query }) : renameView(naming.id, name)
          }
          onSaved={refresh}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}

interface ViewNameDialogProps {
  title: string;
  name: string;
  save: (name: string) => Promise<SavedView>;
  onSaved: () => unknown;
  onClose: () => void;
}

/** Asks for the name of a view. */
function ViewNameDialog({ title, name, save, onSaved, onClose }: ViewNameDialogProps) {
  const { field, isSaving, rootError, submit, onSubmit } = useDraftForm({
    schema: renameViewRequestSchema,
    values: { name },
    save: (request) => save(request.name),
    onSaved: () => {
      onClose();
      return onSaved();
    },
    failure: { title: 'Error', fallback: 'The view couldn’t be saved. Please try again.' },
  });
  return (
    <ConfirmDialog
      title={title}
      cancel="Cancel"
      confirm="Save view"
      busy={isSaving}
      onCancel={onClose}
      onConfirm={() => void submit()}
    >
      <form noValidate onSubmit={onSubmit}>
        <TextField
          {...field('name')}
          label="Name"
          required
          autoFocus
          dir="auto"
          autoComplete="off"
          maxLength={maxViewNameLength}
        />
      </form>
      {rootError && <p role="alert">{rootError}</p>}
    </ConfirmDialog>
  );
}
