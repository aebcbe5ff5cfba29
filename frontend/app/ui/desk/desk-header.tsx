import { type ReactNode, useState } from 'react';
import { Button } from '~/ui/button';
import { ConfirmDialog } from './confirm-dialog';
import { DeskTitle } from './desk';
import { hasUnsavedWork } from './unsaved-work';

interface DeskHeaderProps {
  title: string;
  onLogout: () => void;
  /** Buttons before Logout. */
  children?: ReactNode;
}

/** The title of an owner's page, and Logout, which asks first when unsaved changes would be lost. */
export function DeskHeader({ title, onLogout, children }: DeskHeaderProps) {
  const [isAsking, setAsking] = useState(false);
  const logout = () => (hasUnsavedWork() ? setAsking(true) : onLogout());

  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <DeskTitle>{title}</DeskTitle>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button variant="secondary" size="compact" onClick={logout}>
          Logout
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Log out without saving?"
          cancel="Keep editing"
          confirm="Log out"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onLogout();
          }}
        >
          <p>Your changes have not been saved yet.</p>
        </ConfirmDialog>
      )}
    </header>
  );
}
