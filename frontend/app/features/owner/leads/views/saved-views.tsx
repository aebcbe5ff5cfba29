import type { SavedView } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useReversible } from '~/ui/desk/use-reversible';
import {
  deleteView,
  renameView,
  savedViewsQuery,
  saveView,
} from '../../shared/queries/saved-views';
import type { LeadViewControl } from '../lead-view';
import { leadViewParams } from '../lead-view';
import styles from './saved-views.module.css';
import { ViewNameDialog } from './view-name-dialog';

/** The views that were saved under a name, and the way to save the present one. */
export function SavedViews({ control }: { control: LeadViewControl }) {
  const client = useQueryClient();
  const { data: views = [] } = useQuery(savedViewsQuery);
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: savedViewsQuery.queryKey });

  const query = leadViewParams({ ...control.view, page: 1, lead: null }).toString();
  const shown = views.find((view) => view.query === query);

  const remove = useReversible({
    run: ({ id }: SavedView) => deleteView(id),
    done: (_nothing, { name }) => `View “${name}” deleted`,
    undo: (_nothing, { name, query: former }) => saveView({ name, query: former }),
    refresh,
    failure: { title: 'Error', fallback: 'The view could not be deleted.' },
  });

  if (views.length === 0 && query === '') return null;
  return (
    <div className={styles.root}>
      {views.length > 0 && (
        <nav aria-label="Saved views" className={styles.views}>
          {views.map((view) => (
            <Link
              key={view.id}
              to={{ search: view.query }}
              aria-current={view === shown ? 'true' : undefined}
            >
              <bdi>{view.name}</bdi>
            </Link>
          ))}
        </nav>
      )}
      {!shown && query !== '' && (
        <button type="button" className={styles.action} onClick={() => setNaming('new')}>
          Save this view
        </button>
      )}
      {shown && (
        <>
          <button type="button" className={styles.action} onClick={() => setNaming('rename')}>
            Rename <span className="sr-only">the view “{shown.name}”</span>
          </button>
          <button
            type="button"
            className={styles.action}
            onClick={() => remove.isPending || remove.mutate(shown)}
          >
            Delete <span className="sr-only">the view “{shown.name}”</span>
          </button>
        </>
      )}
      {naming && (
        <ViewNameDialog
          title={naming === 'new' ? 'Save this view' : 'Rename the view'}
          name={naming === 'new' ? '' : (shown?.name ?? '')}
          save={(name) =>
            naming === 'rename' && shown ? renameView(shown.id, name) : saveView({ name, query })
          }
          onSaved={refresh}
          onClose={() => setNaming(null)}
        />
      )}
    </div>
  );
}
