import { callOutcomeOptions, type Lead } from '@agency/contracts';
import { DropdownMenu } from 'radix-ui';
import { classNames } from '~/ui/class-names';
import { ActionButton } from '~/ui/desk/action-button';
import menu from '../filters/filter-menu.module.css';
import { MenuArrow } from './menu-arrow';
import { useLogActivity } from './use-log-activity';

/** Logs a call or an email that the product knows nothing of: one press, with Undo. */
export function LogActivity({ lead }: { lead: Pick<Lead, 'id'> }) {
  const { isPending, log } = useLogActivity(lead.id);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <ActionButton aria-disabled={isPending}>
          Log
          <MenuArrow />
        </ActionButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={classNames(menu.surface, 'min-w-48 gap-0 p-2')}
          align="start"
          collisionPadding={12}
        >
          <DropdownMenu.Label className={menu.legend}>I called</DropdownMenu.Label>
          {callOutcomeOptions.map(({ value, label }) => (
            <DropdownMenu.Item
              key={value}
              className={classNames(menu.option, 'min-h-11')}
              onSelect={() => log({ kind: 'called', outcome: value })}
            >
              {label}
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="my-1 border-t border-sand" />
          <DropdownMenu.Item
            className={classNames(menu.option, 'min-h-11')}
            onSelect={() => log({ kind: 'wrote' })}
          >
            I wrote
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
