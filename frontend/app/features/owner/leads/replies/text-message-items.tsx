import { fillReply, type Lead, type ReplyTemplateFields, smsHref } from '@agency/contracts';
import { MenuItem, MenuLabel, MenuSeparator } from '~/ui/desk/menu';
import { ToastAction } from '~/ui/desk/toast-action';
import { showToast } from '~/ui/toast';
import { useLogActivity } from './use-log-activity';

/** Two SMS segments. A longer template is only offered for emails. */
const maxTextLength = 320;

interface TextMessageItemsProps {
  lead: Lead & { phone: string };
  templates?: readonly ReplyTemplateFields[];
}

/** Opens the device's messages, filled from a short template. */
export function TextMessageItems({ lead, templates = [] }: TextMessageItemsProps) {
  const { log } = useLogActivity(lead.id);
  const site = { siteUrl: window.location.origin };
  const texts = templates
    .map(({ name, body }) => ({ name, text: fillReply(body, lead, site) }))
    .filter(({ text }) => text.length <= maxTextLength);

  // Only she knows whether it was sent.
  const propose = () =>
    showToast({
      title: 'Text Message Opened',
      description: `To ${lead.name}, ${lead.phone}`,
      action: (
        <ToastAction
          label="Log it as sent"
          onAction={() => log({ kind: 'wrote', via: 'text-message' })}
        />
      ),
    });

  return (
    <>
      <MenuSeparator />
      <MenuLabel>Text message</MenuLabel>
      {[...texts, { name: 'Blank text', text: '' }].map(({ name, text }) => (
        <MenuItem key={name} asChild onSelect={propose}>
          <a href={smsHref(lead.phone, text)}>
            {text && <span className="sr-only">Text:</span>} <bdi>{name}</bdi>
          </a>
        </MenuItem>
      ))}
    </>
  );
}
