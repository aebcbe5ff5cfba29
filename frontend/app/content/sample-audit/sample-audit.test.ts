import { appointmentMinutes } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { account, campaigns, deductions, reported, reportedTotal } from './account';
import { allCallers, callerHours, unstaffedCallers } from './callers';
import {
  findings,
  keptBy,
  leaksOf,
  repairImpressionShare,
  waste,
  wastedBy,
  wasteOf,
  wasteUpTo,
} from './findings';
import { basinsAlong } from './money-geometry';
import * as offer from './offer';
import {
  channelBudget,
  costPerJobAt,
  planBudget,
  planChannels,
  planGates,
  planTests,
  planWeeks,
  weekBudgets,
  weekRuns,
} from './plan';
import * as words from './sample-audit';
import { searchTerms, searchTotal, unlistedIn, unlistedTotal, wastedTerms } from './search-terms';
import { auditMonths, inDollars, inPercent, perMonth, sumOf } from './sums';

describe('the sample audit’s account', () => {
  it('spends in three months what the page says of one', () => {
    expect(account.monthlySpend * auditMonths).toBe(account.spend);
    expect(account.monthlySpend).toBe(4_200);
  });

  it('comes from reported conversions to people by its deductions', () => {
    expect(reportedTotal - sumOf(deductions, ({ count }) => count)).toBe(account.inquiries);
  });

  it('has as many callers and forms as people, people who did both counted once', () => {
    const off = (label: RegExp) =>
      sumOf(
        deductions.filter((deduction) => label.test(deduction.label)),
        ({ count }) => count,
      );
    const callers = reported.calls - off(/^Calls/);
    const forms = reported.forms - off(/^Website forms/);
    const leadForms = reported.leadForms - off(/^Meta forms/);
    expect(callers).toBe(allCallers.callers);
    expect(reported.pageViews).toBe(off(/^Views/));
    const ofNetwork = (network: string) =>
      sumOf(
        campaigns.filter((campaign) => campaign.network === network),
        ({ inquiries }) => inquiries,
      );
    expect(callers + forms - off(/called and sent/)).toBe(ofNetwork('Google'));
    expect(leadForms).toBe(ofNetwork('Meta'));
  });

  it('has no more jobs than inquiries anywhere', () => {
    const unlisted = (['repair', 'install'] as const).map(unlistedIn);
    const kept = campaigns.map(({ id }) => keptBy(id));
    for (const { jobs, inquiries } of [...campaigns, ...kept, ...searchTerms, ...unlisted]) {
      expect(jobs).toBeLessThanOrEqual(inquiries);
    }
  });
});

describe('the search terms', () => {
  it('add up to both campaigns with those that are not listed', () => {
    expect(sumOf(searchTerms, ({ spend }) => spend) + unlistedTotal.spend).toBe(searchTotal.spend);
    for (const rest of Object.values(unlistedTotal)) expect(rest).toBeGreaterThan(0);
  });

  it('waste money only where no one asked', () => {
    expect(wastedTerms.every(({ inquiries, jobs }) => inquiries + jobs === 0)).toBe(true);
  });

  it('cost whole cents a click', () => {
    for (const { spend, clicks } of searchTerms)
      expect(Number.isInteger((spend * 100) / clicks)).toBe(true);
  });
});

describe('the findings', () => {
  it('are listed by what they cost, in whole dollars a month', () => {
    const monthly = findings.map((finding) => perMonth(wasteOf(finding)));
    expect(monthly).toEqual(monthly.toSorted((a, b) => b - a));
    expect(monthly.every(Number.isInteger)).toBe(true);
    expect(sumOf(monthly, (dollars) => dollars)).toBe(waste.monthly);
  });

  it('take no dollar twice, and no campaign more than it spent', () => {
    expect(sumOf(campaigns, ({ id }) => wastedBy(id))).toBe(waste.total);
    for (const { id, spend } of campaigns) {
      expect(wastedBy(id)).toBeLessThanOrEqual(spend);
      expect(sumOf(leaksOf(id), (leak) => leak.spend)).toBe(wastedBy(id));
    }
    expect(sumOf(waste.byConfidence, ({ monthly }) => monthly)).toBe(waste.monthly);
  });

  it('leave money in every campaign that brought an inquiry', () => {
    for (const { id, inquiries } of campaigns) expect(keptBy(id).spend > 0).toBe(inquiries > 0);
  });

  it('mention everyone they take away, and say so where there is no one', () => {
    for (const { takes, arithmetic, id } of findings) {
      const people = sumOf(takes, ({ inquiries }) => inquiries);
      if (people > 0) expect(arithmetic).toContain(`${people} `);
      else expect(`${id}: ${arithmetic}`).toMatch(/not one inquiry|Inquiries: none|dead numbers/);
    }
  });

  it('take people away only at several times the price, or as a guess', () => {
    for (const { reached, spend, confidence } of campaigns.flatMap(({ id }) => leaksOf(id))) {
      if (reached === 0 || confidence === 'to be tested') continue;
      expect(spend / reached).toBeGreaterThan(2.5 * account.costPerInquiry);
    }
    const guesses = campaigns.flatMap(({ id, inquiries }) =>
      leaksOf(id)
        .filter(({ confidence }) => confidence === 'to be tested')
        .map((leak) => ({ taken: leak.inquiries, inquiries })),
    );
    expect(guesses).toEqual([{ taken: 6, inquiries: 12 }]);
  });

  it('say how many of the hours’ callers were missed', () => {
    const [hours] = leaksOf('repair').filter(({ finding }) => finding === 'hours');
    expect(unstaffedCallers).toEqual({ callers: 25, missed: 21 });
    expect([hours?.inquiries, hours?.reached]).toEqual([25, 4]);
  });

  it('give what they take', () => {
    for (const { takes, gives } of findings) {
      expect(sumOf(gives, ({ spend }) => spend)).toBe(sumOf(takes, ({ spend }) => spend));
    }
  });

  it('add up on the way', () => {
    expect(findings.map(wasteUpTo)).toEqual([510, 910, 1_290, 1_640, 1_950, 2_130, 2_280]);
  });

  it('say the dollars of their own sum', () => {
    for (const finding of findings) {
      if (finding.id === 'form') continue;
      expect(finding.arithmetic).toContain(inDollars(wasteOf(finding)));
    }
  });
});

describe('the callers', () => {
  it('cover each hour once, in order', () => {
    const hours = callerHours.map(({ hour }) => hour);
    expect(hours).toEqual(hours.map((_, index) => (hours[0] ?? 0) + index));
  });
});

describe('the plan', () => {
  it('spends what was spent before, week by week', () => {
    expect(planBudget).toBe(account.spend);
    expect(sumOf(weekBudgets, (dollars) => dollars)).toBe(planBudget);
    for (const { weeks } of planChannels) expect(weeks).toHaveLength(planWeeks);
  });

  const budgetOf = (id: string) => {
    const channel = planChannels.find((one) => one.id === id);
    return channel && channelBudget(channel);
  };

  it('has a row for everything that stays', () => {
    const staying = campaigns.filter(({ id }) => keptBy(id).spend > 0).map(({ id }) => id);
    const named = words.untouched.entries.flatMap(({ channel }) => channel ?? []);
    expect(staying).toContain('automatic');
    expect(named).toContain('automatic');
    for (const id of [...staying, ...named]) expect(budgetOf(id), id).toBeGreaterThan(0);
    expect(budgetOf('automatic')).toBe(keptBy('automatic').spend);
  });

  it('raises whatever the findings say the money goes to', () => {
    const spentBefore = (id: string) => campaigns.find((one) => one.id === id)?.spend ?? 0;
    for (const { takes, gives, id } of findings) {
      for (const { channel } of gives) {
        if (takes.some(({ campaign }) => campaign === channel)) continue;
        expect(budgetOf(channel), `${id}: ${channel}`).toBeGreaterThan(spentBefore(channel));
      }
    }
  });

  it('is what campaigns keep and what findings give, to the dollar', () => {
    for (const channel of planChannels) {
      const keeps = sumOf(
        campaigns.filter(({ id }) => id === channel.id),
        ({ id }) => keptBy(id).spend,
      );
      const given = sumOf(
        findings.flatMap(({ gives }) => gives).filter((gift) => gift.channel === channel.id),
        ({ spend }) => spend,
      );
      expect(channelBudget(channel), channel.id).toBe(keeps + given);
    }
  });

  it('gives Search: repair no more than it has searches for', () => {
    expect(budgetOf('repair')).toBeLessThanOrEqual(keptBy('repair').spend / repairImpressionShare);
  });

  it('has a table whose columns add up to its last one', () => {
    for (const channel of planChannels) {
      const runs = weekRuns.map(
        ({ first, last }) => (channel.weeks[first] ?? 0) * (last - first + 1),
      );
      expect(sumOf(runs, (dollars) => dollars)).toBe(channelBudget(channel));
    }
  });

  it('tests and closes inside its weeks', () => {
    for (const { from, to } of planTests) {
      expect(from).toBeLessThanOrEqual(to);
      expect(to).toBeLessThanOrEqual(planWeeks);
    }
    expect(planGates.map(({ day }) => Math.ceil(day / 7))).toEqual([5, 9, 13]);
  });

  it('asks for more at every gate, in whole dollars a job', () => {
    const costs = planGates.map(costPerJobAt);
    expect(costs[0]).toBe(account.costPerJob);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
    expect(costs.map(Math.round)).toEqual(costs);
  });

  it('switches the own name off in the weeks of its test', () => {
    const test = planTests.find(({ question }) => question.includes('your name'));
    const ownName = planChannels.find(({ id }) => id === 'own-name');
    const off = ownName?.weeks.flatMap((dollars, week) => (dollars === 0 ? [week + 1] : []));
    expect(off).toEqual([test?.from, test?.to]);
  });
});

describe('the drawing of the money', () => {
  it('gives every campaign its share of the length', () => {
    const basins = basinsAlong(10, 1_000);
    for (const { campaign, length } of basins) {
      expect(length / 1_000).toBeCloseTo(campaign.spend / account.spend, 10);
    }
    const last = basins.at(-1);
    expect((last?.start ?? 0) + (last?.length ?? 0)).toBeCloseTo(1_010, 6);
  });
});

describe('the words', () => {
  const strings = JSON.stringify([words, offer, findings, planTests, planGates]);

  it('fill the call’s minutes, and show as many parts as they promise', () => {
    expect(sumOf(offer.callParts, ({ minutes }) => minutes)).toBe(appointmentMinutes);
    expect(offer.callParts.filter(({ shows }) => shows)).toHaveLength(3);
    expect(words.sampleHero.lead).toContain('three parts');
  });

  it('say “pays its way” only of what costs no more than the account’s average', () => {
    const claims = words.untouched.entries.filter(({ text }) => text.includes('pays its way'));
    expect(claims).not.toEqual([]);
    for (const { evidence, term } of claims) {
      expect(evidence, term).toBeDefined();
      const { spend = 0, inquiries = 0, jobs = 0 } = evidence ?? {};
      expect(spend / inquiries).toBeLessThanOrEqual(account.costPerInquiry);
      expect(spend / jobs).toBeLessThanOrEqual(account.costPerJob);
    }
    expect(strings.match(/pays its way|earns? (its|their) place/g)).toHaveLength(claims.length);
  });

  it('name tests and letters that exist', () => {
    const letters = new Set(planTests.map(({ letter }) => letter));
    const named = Array.from(strings.matchAll(/\b[Tt]ests? ([A-Z])\b/g), ([, letter]) => letter);
    expect(named.length).toBeGreaterThan(2);
    for (const letter of named) expect(letters).toContain(letter);
  });

  it('call none of the spend to move wasted or worthless, because it brought some people', () => {
    expect(sumOf(campaigns, ({ id }) => keptBy(id).inquiries)).toBeLessThan(account.inquiries);
    expect(strings).not.toMatch(/bought nothing|brought no inquiry|every inquiry|wasted/);
  });
});

describe('figures', () => {
  it.each([
    [inDollars(12_600), '$12,600'],
    [inDollars(23.333, 2), '$23.33'],
    [inPercent(0.5428), '54%'],
  ])('are written as %s', (written, expected) => {
    expect(written).toBe(expected);
  });
});
