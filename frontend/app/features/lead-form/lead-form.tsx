import { brand, serviceOptions } from '@agency/contracts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '~/lib/paths';
import { Button } from '~/ui/button';
import { SelectField, TextArea, TextField } from '~/ui/field';
import { EmailField } from './email-field';
import { Honeypot } from './honeypot';
import { type LeadFormVariant, leadFormTexts } from './lead-form-texts';
import { PhoneField } from './phone-field';
import { prepareSubmission, useLeadForm } from './use-lead-form';
import { inlineText } from './validation-texts';

interface LeadFormProps {
  variant: LeadFormVariant;
}

/** The form that turns a visitor into a lead, on the home, contact and lead pages. */
export function LeadForm({ variant }: LeadFormProps) {
  const texts = leadFormTexts[variant];
  const { form, submit, isBusy } = useLeadForm(texts);
  const { register, setValue, setFocus } = form;
  const { errors, isSubmitted } = form.formState;
  const error = (field: Parameters<typeof inlineText>[1]) => inlineText(errors, field, isSubmitted);
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);

  useEffect(() => {
    // The visitor may have begun before the page ran.
    if (element.current?.contains(document.activeElement)) prepareSubmission();
  }, []);

  useEffect(() => {
    // A disabled button loses the focus; after a failure it gets it back, unless a field has it.
    if (wasBusy.current && !isBusy && document.activeElement === document.body) {
      button.current?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy]);

  return (
    <form
      ref={element}
      // Until the page runs, the browser itself would send the form: never with the fields in the address.
      method="post"
      noValidate
      aria-label={texts.name}
      onFocus={prepareSubmission}
      onSubmit={submit}
      className="@container"
    >
      <div className="grid gap-5 @lg:grid-cols-2">
        <div className="@lg:col-span-2">
          <TextField
            label="Name"
            required
            autoComplete="name"
            error={error('name')}
            {...register('name')}
          />
        </div>
        <EmailField
          registration={register('email')}
          error={error('email')}
          onAccept={(address) => {
            setValue('email', address, {
              shouldDirty: true,
              shouldValidate: true,
            });
            setFocus('email');
          }}
        />
        <PhoneField registration={register('phone')} error={error('phone')} />
        <div className="@lg:col-span-2">
          <TextField
            label="Company"
            autoComplete="organization"
            error={error('company')}
            {...register('company')}
          />
        </div>
        <SelectField
          label="Service"
          options={serviceOptions}
          placeholder="Choose a service"
          error={error('service')}
          {...register('service')}
        />
        <SelectField
          label="Monthly ad spend"
          options={texts.spendOptions}
          placeholder="Choose a range"
          error={error('monthlyAdSpend')}
          {...register('monthlyAdSpend')}
        />
        <div className="@lg:col-span-2">
          <TextArea
            label="Message"
            rows={texts.messageRows}
            placeholder={texts.messagePlaceholder}
            error={error('message')}
            {...register('message')}
          />
        </div>
      </div>
      <Honeypot registration={register('website')} />
      <noscript>
        <p className="mt-5 font-semibold">
          This form needs JavaScript. Write to{' '}
          <a href={`mailto:${brand.email}`} className="underline underline-offset-4">
            {brand.email}
          </a>{' '}
          instead: it reaches the same people.
        </p>
      </noscript>
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
