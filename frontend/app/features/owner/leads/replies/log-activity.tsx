import { callOutcomeOptions, type Lead } from '@agency/contracts';
import { ActionButton } from '~/ui/desk/action-button';
import {
  Menu,
  MenuArrow,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from '~/ui/desk/menu';
import { useLogActivity } from './use-log-activity';

/** Logs a call or an email made outside the product: one press, with Undo. */
export function LogActivity({ lead }: { lead: Pick<Lead, 'id'> }) {
  const { isPending, log } = useLogActivity(lead.id);
  return (
    <Menu>
      <MenuTrigger asChild>
        <ActionButton aria-disabled={isPending}>
          Log
          <MenuArrow />
        </ActionButton>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuLabel>I called</MenuLabel>
        {callOutcomeOptions.map(({ value, label }) => (
          <MenuItem key={value} onSelect={() => log({ kind: 'called', outcome: value })}>
            {label}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => log({ kind: 'wrote' })}>I emailed</MenuItem>
      </MenuContent>
    </Menu>
  );
}
