import { randomBytes, randomUUID } from 'node:crypto';
import {
  type CreateAppointmentRequest,
  type CreateAppointmentResponse,
  ownerInvitationDelaySeconds,
  unavailableReasonMessages,
} from '@agency/contracts';
import {
  BotCheckService,
  type BotVerdict,
  Clock,
  type CommitWith,
  type EmailRequest,
  ENV,
  isExclusionViolation,
  isForeignKeyViolation,
  type NetworkKeys,
  networkKeys,
  OutboxService,
  outboxSubject,
  requestKeyHash,
  runAlone,
  runStatement,
  signBookingLink,
  type Transaction,
} from '@agency/platform';
import {
  ConflictException,
  Inject,
  Injectable,
  NotFoundException,
  UnprocessableEntityException,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toCalendarTerms } from '../booking-rules/calendar-terms.js';
import {
  FreshCalendarsService,
  freshnessValues,
} from '../busy-calendars/fresh-calendars.service.js';
import type { SchedulingEnv } from '../env.js';
import {
  bookingNoticeEmail,
  holdEmail,
  invitationEmails,
  ownChangeEmail,
  surgeNoticeEmail,
} from './appointment-emails.js';
import {
  type BookedCall,
  insertCall,
  type Nullable,
  readBookedCall,
  readBookingFacts,
  readBookingOdds,
  toLeadKeys,
} from './booking-statements.js';
import { BookingSurgeService, type SurgeVerdict } from './booking-surge.service.js';
import { CalendarService } from './calendar.service.js';
import { toEventRows } from './events/record-events.js';
import { heldTimesValues, toHeldTimes } from './held-times.js';
import { type Booker, UpcomingAppointmentsService } from './upcoming-appointments.service.js';

const leadNotFoundMessage =
  'We could not find your contact information. Please fill out the form again.';
const noAddressMessage = 'This lead has no email address to send an invitation to.';

export interface Caller {
  /** The IP address the request came from. */
  address: string;
  /** The owner needs no bot check, has no limits, and is not bound by her hours and rules (docs/decisions/057). */
  isOwner: boolean;
  requestId: string;
}

interface NewAppointment extends Nullable<NetworkKeys>, SurgeVerdict {
  id: number;
  contactId: number;
  startsAt: Date;
  duration: number;
  isInvited: boolean;
  botCheck: BotVerdict | null;
  requestKeyHash: string | null;
  isOwner: boolean;
  requestId: string;
}

/** The owner's bookings are nobody's flood. */
const noSurge: SurgeVerdict = { confirmBy: null, isNews: false };
const noNetworks = { networkKey: null, network56Key: null, network48Key: null };

/** Books appointments for visitors and the owner. */
@Injectable()
export class BookingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly calendar: CalendarService,
    private readonly upcomingAppointments: UpcomingAppointmentsService,
    private readonly surge: BookingSurgeService,
    private readonly freshCalendars: FreshCalendarsService,
    private readonly botCheck: BotCheckService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: SchedulingEnv,
  ) {}

  /**
   * Throws 403 when a proof is required and missing, 404 for an unknown contact, 409 when the time is taken, and 422
   * when a rule forbids it or the visitor has too many upcoming appointments. A contact's scheduled call at this start is
   * the same call: it is returned, without another proof, row or email, because the first answer may have been lost; its token
   * only to whoever brings the secret that it was booked with.
   */
  async book(
    request: CreateAppointmentRequest,
    { address, isOwner, requestId }: Caller,
  ): Promise<CreateAppointmentResponse> {
    const { contactId, duration, altcha, sendInvitation = true } = request;
    const startsAt = new Date(request.scheduledAt);
    const { requestKey } = request;
    const key = requestKey === undefined ? null : requestKeyHash(requestKey);
    const repeat = (call: BookedCall) =>
      this.answerAgain(call, startsAt, { isKnown: isOwner || isSame(key, call.requestKeyHash) });
    const now = this.clock.now();
    const values = { contactId, startsAt, ...freshnessValues(now) };
    const [facts] = await runAlone(this.dataSource, readBookingFacts, values);
    if (!facts) throw new Error('The query always has a row.');
    const { booked } = facts;
    if (booked) return repeat(booked);
    const botCheck = isOwner ? null : await this.botCheck.check({ proof: altcha });
    const contact = toLeadKeys(facts.contact);
    if (!contact) throw new NotFoundException(leadNotFoundMessage);
    const hasAddress = contact.emailKey !== null;
    if (isOwner && sendInvitation && !hasAddress)
      throw new UnprocessableEntityException(noAddressMessage);
    const isInvited = hasAddress && (sendInvitation || !isOwner);
    const booker: Booker | undefined = isOwner
      ? undefined
      : { contactId, ...contact, ...networkKeys(address, this.env.BOT_CHECK_SECRET) };
    // (!) Before the transaction, whose locks other bookings wait for.
    if (booker) await this.freshCalendars.refresh(facts);
    try {
      return await this.outbox.pipelined(async (connection, commitWith) => {
        const odds = await this.lockAndRead(connection, startsAt, booker);
        const held = toHeldTimes(odds);
        // The same request may have been committed while this one waited for the lock.
        const own = held.taken.find(
          (call) =>
            call.contactId === contactId &&
            call.status === 'scheduled' &&
            call.scheduledAt === startsAt.toISOString(),
        );
        if (own) {
          const [stored] = await runStatement(connection, readBookedCall, { contactId, startsAt });
          if (stored?.booked) return repeat(stored.booked);
        }
        let verdict = noSurge;
        if (booker) {
          this.calendar.assertBookable(startsAt, toCalendarTerms(facts, now), held);
          this.upcomingAppointments.assertBelowLimits(odds);
          verdict = await this.surge.judge(connection, odds);
        } else {
          await this.calendar.assertBookableByOwner(connection, startsAt);
        }
        const id = Number(odds.new_id);
        await this.insert(commitWith, {
          id,
          contactId,
          startsAt,
          duration,
          isInvited,
          botCheck,
          networkKey: booker?.networkKey ?? null,
          network56Key: booker?.network56Key ?? null,
          network48Key: booker?.network48Key ?? null,
          requestKeyHash: key,
          ...verdict,
          isOwner,
          requestId,
        });
        return this.answer({ id, duration, confirmBy: verdict.confirmBy }, startsAt);
      });
    } catch (error) {
      if (isForeignKeyViolation(error)) throw new NotFoundException(leadNotFoundMessage);
      if (isExclusionViolation(error)) throw new ConflictException(unavailableReasonMessages.taken);
      throw error;
    }
  }

  /** (!) Two statements sent together: the second begins, and looks, once the first has the locks. */
  private async lockAndRead(connection: Transaction, startsAt: Date, booker?: Booker) {
    const nobody = { contactId: null, emailKey: null, phoneKey: null, ...noNetworks };
    const [, [odds]] = await Promise.all([
      this.calendar.lock(connection, startsAt, booker),
      runStatement(connection, readBookingOdds, {
        ...heldTimesValues(startsAt),
        ...(booker ?? nobody),
        now: this.clock.now(),
        hourAgo: this.surge.hourAgo(),
      }),
    ]);
    if (!odds) throw new Error('The query always has a row.');
    return odds;
  }

  /** Whoever repeats a booking without its secret learns only that the call exists: the contact's id is in emails. */
  private answerAgain(
    { id, duration, confirmBy }: BookedCall,
    startsAt: Date,
    { isKnown }: { isKnown: boolean },
  ): CreateAppointmentResponse {
    if (!isKnown) return { id, scheduledAt: startsAt.toISOString(), duration };
    return this.answer(
      { id, duration, confirmBy: confirmBy === null ? null : new Date(confirmBy) },
      startsAt,
    );
  }

  /** (!) Without the token when the link has to be opened from the email. */
  private answer(
    { id, duration, confirmBy }: { id: number; duration: number; confirmBy: Date | null },
    startsAt: Date,
  ): CreateAppointmentResponse {
    return {
      id,
      scheduledAt: startsAt.toISOString(),
      duration,
      ...(confirmBy
        ? { confirmBy: confirmBy.toISOString() }
        : { bookingToken: signBookingLink(id, this.env.BOOKING_LINK_SECRET) }),
    };
  }

  /** Writes the call with its emails and its event, and commits. */
  private async insert(commitWith: CommitWith, call: NewAppointment): Promise<void> {
    const { id, contactId, startsAt, duration, isInvited, isOwner, requestId } = call;
    const now = this.clock.now();
    const by = isOwner ? 'owner' : 'visitor';
    await commitWith(insertCall, {
      id: String(id),
      contactId,
      scheduledAt: startsAt,
      duration,
      isInvited,
      botCheck: call.botCheck,
      networkKey: call.networkKey,
      network56Key: call.network56Key,
      network48Key: call.network48Key,
      requestKeyHash: call.requestKeyHash,
      confirmBy: call.confirmBy,
      calendarUid: randomUUID(),
      meetingRoom: randomBytes(12).toString('base64url'),
      meetingBaseUrl: this.env.MEETING_BASE_URL,
      createdAt: now,
      outboxRows: this.outbox.toRows({
        subject: outboxSubject.appointment(id),
        requestId,
        emails: emailsOf(call, now),
      }),
      eventRows: toEventRows({
        appointmentId: String(id),
        at: now,
        // One that is held is booked when it is confirmed.
        events: call.confirmBy
          ? []
          : [{ kind: 'call-booked', scheduledAt: startsAt.toISOString(), by }],
      }),
    });
  }
}

const isSame = (one: string | null, other: string | null) => one !== null && one === other;

function emailsOf(booked: NewAppointment, now: Date): EmailRequest[] {
  const { id, startsAt, isInvited, isOwner, confirmBy, isNews } = booked;
  const call = { appointmentId: id, sequence: 0, scheduledAt: startsAt };
  const news = isNews ? [surgeNoticeEmail(call)] : [];
  if (confirmBy) return [holdEmail(call), ...news];
  const dueAt = isOwner ? new Date(now.getTime() + ownerInvitationDelaySeconds * 1_000) : undefined;
  const [invitation, ...reminders] = isInvited ? invitationEmails(call, now, dueAt) : [];
  return [
    ...(invitation ? [invitation] : []),
    isOwner ? ownChangeEmail(call, dueAt) : bookingNoticeEmail(call),
    ...news,
    ...reminders,
  ];
}
