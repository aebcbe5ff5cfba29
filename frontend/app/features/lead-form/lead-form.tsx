import { honeypotField, isValidPhone, serviceOptions } from '@agency/contracts';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { paths } from '~/lib/paths';
import { Button } from '~/ui/button';
import { SelectField, TextArea, TextField } from '~/ui/field';
import { EmailField } from './email-field';
import styles from './lead-form.module.css';
import {
  aboutService,
  asThePolicy,
  chooseService,
  chooseSpend,
  companyLabel,
  type LeadFormVariant,
  leadFormTexts,
  leaveEmpty,
  messageLabel,
  moreOptional,
  nameLabel,
  policySays,
  privacyPolicy,
  serviceLabel,
  spendLabel,
} from './lead-form-texts';
import { PhoneField } from './phone-field';
import { prepareNextPage, prepareSubmission, useLeadForm } from './use-lead-form';

interface LeadFormProps {
  variant: LeadFormVariant;
  /** Set by the link that led here. The visitor's own input takes precedence. */
  service?: string;
  /** Above the fields. */
  children?: ReactNode;
}

type OptionalField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldName({ target }: FormEvent): string {
  return target instanceof Element ? (target.getAttribute('name') ?? '') : '';
}

/**
 * Enter, and the Next key of a phone's keyboard, go to the next empty required field. Once there is none, Enter sends
 * the form.
 */
function focusNextEmptyField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const required = [...currentTarget.querySelectorAll<HTMLInputElement>('input[required]')];
  const next = required.slice(required.indexOf(target) + 1).find(({ value }) => !value);
  if (!target.required || !next) return;
  event.preventDefault();
  next.focus();
}

/** Without the part in parentheses. */
function nameOfService(service: string): string | undefined {
  return serviceOptions.find(({ value }) => value === service)?.label.replace(/ \(.*/, '');
}

/** The lead form of the home, contact and lead generation pages. */
export function LeadForm({ variant, service, children }: LeadFormProps) {
  const texts = leadFormTexts[variant];
  const { form, errors, handleBlur, handleChange, submit, isBusy } = useLeadForm(texts);
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  const [chosenService, setChosenService] = useState('');

  useLayoutEffect(() => {
    for (const control of form.current?.querySelectorAll<OptionalField>('details [name]') ?? []) {
      if (control.name === 'service') {
        control.value ||= service ?? '';
        setChosenService(control.value);
        if (control.value === service) continue;
      }
      // Entered before hydration, or restored by the browser: the visitor must see what is sent.
      if (control.value) control.closest('details')?.setAttribute('open', '');
    }
  }, [form, service]);

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
      onBlur={(event) => handleBlur(fieldName(event))}
      onKeyDown={focusNextEmptyField}
      onInput={(event) => {
        handleChange(fieldName(event));
        const { target } = event;
        if (target instanceof HTMLSelectElement && target.name === 'service') {
          setChosenService(target.value);
        } else if (
          target instanceof HTMLInputElement &&
          target.name === 'phone' &&
          isValidPhone(target.value)
        ) {
          prepareNextPage();
        }
      }}
      onSubmit={submit}
      className="@container"
    >
      {children}
      <div className={styles.fields}>
        <TextField
          label={nameLabel}
          name="name"
          required
          autoComplete="name"
          enterKeyHint="next"
          error={errors.name}
        />
        <EmailField error={errors.email} />
        {variant === 'newsletter' ? (
          <input type="hidden" name="topic" value="newsletter" />
        ) : (
          <>
            <PhoneField error={errors.phone} />
            {/* It may have been opened before hydration. */}
            <details className={styles.disclosure} suppressHydrationWarning>
              <summary>
                {moreOptional}
                {chosenService && (
                  <span className={styles.about}>
                    {aboutService} {nameOfService(chosenService)}
                  </span>
                )}
              </summary>
              <div className={styles.more}>
                <TextField
                  label={companyLabel}
                  name="company"
                  autoComplete="organization"
                  error={errors.company}
                />
                <SelectField
                  label={serviceLabel}
                  name="service"
                  options={serviceOptions}
                  placeholder={chooseService}
                  error={errors.service}
                />
                <SelectField
                  label={spendLabel}
                  name="monthlyAdSpend"
                  options={texts.spendOptions}
                  placeholder={chooseSpend}
                  error={errors.monthlyAdSpend}
                />
                <TextArea
                  label={messageLabel}
                  name="message"
                  rows={texts.messageRows}
                  placeholder={texts.messagePlaceholder}
                  className="leading-snug"
                  error={errors.message}
                />
              </div>
            </details>
          </>
        )}
      </div>
      <Honeypot />
      <div className={styles.foot}>
        <Button ref={button} type="submit" busy={isBusy}>
          {isBusy ? texts.submit.sending : texts.submit.idle}
        </Button>
        <p className="text-fine text-slate">
          {texts.next} {texts.use}, {asThePolicy}{' '}
          <a href={paths.privacyPolicy} className="underline underline-offset-2">
            {privacyPolicy}
          </a>{' '}
          {policySays}
        </p>
      </div>
    </form>
  );
}

/** A field that only bots fill in: out of sight, out of the tab order and hidden from assistive technology. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {leaveEmpty}
        {/* Password managers ignore `autocomplete`; the data attributes keep 1Password and LastPass away. */}
        <input
          type="text"
          name={honeypotField}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
