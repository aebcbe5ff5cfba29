import { appointmentMinutes } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { account, campaigns, deductions, reported, reportedTotal } from './account';
import { allCallers, callerHours } from './callers';
import { findings, leaksOf, waste, wastedBy, wasteOf } from './findings';
import { basinsAlong } from './money-geometry';
import {
  channelBudget,
  costPerJobAt,
  planBudget,
  planChannels,
  planGates,
  planTests,
  planWeeks,
  weekBudgets,
  weekOfDay,
  weekRuns,
} from './plan';
import { callParts } from './sample-audit';
import { searchTerms, searchTotal, unlistedTotal, wastedTerms } from './search-terms';
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
    for (const { jobs, inquiries } of [...campaigns, ...searchTerms, unlistedTotal]) {
      expect(jobs).toBeLessThanOrEqual(inquiries);
    }
  });
});

describe('the search terms', () => {
  it('add up to both campaigns with those that are not listed', () => {
    expect(sumOf(searchTerms, ({ spend }) => spend) + unlistedTotal.spend).toBe(searchTotal.spend);
    for (const rest of Object.values(unlistedTotal)) expect(rest).toBeGreaterThan(0);
  });

  it('waste money only where nobody asked', () => {
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
    for (const { id, spend, inquiries } of campaigns) {
      expect(spend > wastedBy(id)).toBe(inquiries > 0);
    }
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
    expect(planGates.map(({ day }) => weekOfDay(day))).toEqual([5, 9, 13]);
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

describe('the drawings', () => {
  it('give every campaign its share of the width', () => {
    const basins = basinsAlong(10, 1_000);
    for (const { campaign, length } of basins) {
      expect(length / 1_000).toBeCloseTo(campaign.spend / account.spend, 10);
    }
    const last = basins.at(-1);
    expect((last?.start ?? 0) + (last?.length ?? 0)).toBeCloseTo(1_010, 6);
  });

  it('fill the call’s minutes', () => {
    expect(sumOf(callParts, ({ minutes }) => minutes)).toBe(appointmentMinutes);
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
