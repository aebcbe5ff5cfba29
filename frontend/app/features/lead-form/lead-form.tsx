import { serviceOptions } from '@agency/contracts';
import { type FormEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '~/lib/paths';
import { Button } from '~/ui/button';
import { SelectField, TextArea, TextField } from '~/ui/field';
import { EmailField } from './email-field';
import { Honeypot } from './honeypot';
import { type LeadFormVariant, leadFormTexts } from './lead-form-texts';
import { prepareSubmission } from './load-submission';
import { PhoneField } from './phone-field';
import { useLeadForm } from './use-lead-form';

interface LeadFormProps {
  variant: LeadFormVariant;
}

const fullWidth = '@lg:col-span-2';

function fieldName({ target }: FormEvent): string {
  return target instanceof Element ? (target.getAttribute('name') ?? '') : '';
}

/** The lead form of the home, contact and lead generation pages. */
export function LeadForm({ variant }: LeadFormProps) {
  const texts = leadFormTexts[variant];
  const { form, errors, leave, change, submit, isBusy } = useLeadForm(texts);
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);

  useEffect(() => {
    // The visitor may have focused a field before hydration.
    if (form.current?.contains(document.activeElement)) prepareSubmission();
  }, [form]);

  useEffect(() => {
    // A disabled button loses the focus. After a failure it gets the focus back, unless a field has it.
    if (wasBusy.current && !isBusy && document.activeElement === document.body) {
      button.current?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy]);

  return (
    <form
      ref={form}
      // Before hydration the browser itself may send the form: POST keeps the fields out of the address.
      method="post"
      noValidate
      aria-label={texts.name}
      onFocus={prepareSubmission}
      onBlur={(event) => leave(fieldName(event))}
      onInput={(event) => change(fieldName(event))}
      onSubmit={submit}
      className="@container"
    >
      <div className="grid gap-5 @lg:grid-cols-2">
        <div className={fullWidth}>
          <TextField label="Name" name="name" required autoComplete="name" error={errors.name} />
        </div>
        <EmailField error={errors.email} />
        <PhoneField error={errors.phone} />
        <div className={fullWidth}>
          <TextField
            label="Company"
            name="company"
            autoComplete="organization"
            error={errors.company}
          />
        </div>
        <SelectField
          label="Service"
          name="service"
          options={serviceOptions}
          placeholder="Choose a service"
          error={errors.service}
        />
        <SelectField
          label="Monthly ad spend"
          name="monthlyAdSpend"
          options={texts.spendOptions}
          placeholder="Choose a range"
          error={errors.monthlyAdSpend}
        />
        <div className={fullWidth}>
          <TextArea
            label="Message"
            name="message"
            rows={texts.messageRows}
            placeholder={texts.messagePlaceholder}
            error={errors.message}
          />
        </div>
      </div>
      <Honeypot />
      <div className="mt-7 grid items-center gap-x-6 gap-y-4 @lg:grid-cols-[auto_1fr]">
        <Button ref={button} type="submit" busy={isBusy}>
          {isBusy ? texts.submit.sending : texts.submit.idle}
        </Button>
        <p className="text-fine text-slate">
          {texts.next} Your details are used to answer you, as the{' '}
          <Link to={paths.privacyPolicy} className="underline underline-offset-2">
            privacy policy
          </Link>{' '}
          says.
        </p>
      </div>
    </form>
  );
}
