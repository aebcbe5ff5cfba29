import {
  maxLengths,
  type NoticeSettings,
  type UpdateNoticeSettings,
  updateNoticeSettingsSchema,
} from '@agency/contracts';
import { z } from 'zod/mini';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { settingNotSaved, settingSaved, useSave } from '~/ui/desk/use-save';
import { SelectField, TextField } from '~/ui/field';
import { noticesSaving } from '../notices/queries';

type SenderChange = Pick<UpdateNoticeSettings, 'senderName' | 'replyToId'>;

const nameSchema = z.required(z.pick(updateNoticeSettingsSchema, { senderName: true }));

/** The sender's name, and where replies go. */
export function SenderFields({ settings }: { settings: NoticeSettings }) {
  const { addresses, from, senderName, replyToId } = settings;
  const main = addresses.find(({ isMain }) => isMain)?.address ?? from;
  const standard = main === from ? from : `${main} for your replies, ${from} for the rest`;
  const setting = useSave(settings, {
    ...noticesSaving,
    done: (change: SenderChange) =>
      settingSaved(
        change.senderName === undefined
          ? `Replies go to ${addresses.find(({ id }) => id === change.replyToId)?.address ?? standard}.`
          : `Emails come from ${change.senderName}.`,
      ),
  });
  const { field } = useDraftForm({
    schema: nameSchema,
    values: { senderName },
    save: setting.mutateAsync,
    submitOn: 'blur',
    hasOwnToast: true,
    failure: settingNotSaved,
  });
  const { replyToId: pendingId } = setting.pending ?? {};
  const shownId = pendingId === undefined ? replyToId : pendingId;
  return (
    <div className="grid w-full gap-4">
      <p className="wrap-anywhere">
        Sent from <strong>{from}</strong>, the only address mail servers trust. Whoever runs the
        server can change it (<code>MAIL_FROM</code>).
      </p>
      <TextField
        label="Sender’s name"
        autoComplete="off"
        required
        maxLength={maxLengths.senderName}
        {...field('senderName')}
      />
      <SelectField
        name="replyToId"
        label="Replies go to"
        required
        placeholder={standard}
        options={addresses
          .filter(({ isConfirmed }) => isConfirmed)
          .map(({ id, address }) => ({ value: String(id), label: address }))}
        value={shownId === null ? '' : String(shownId)}
        onChange={({ currentTarget: { value } }) =>
          setting.mutate({ replyToId: value === '' ? null : Number(value) })
        }
      />
    </div>
  );
}
