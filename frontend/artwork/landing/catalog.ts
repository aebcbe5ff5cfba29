import { aiMarketingConsultant } from './ai-marketing-consultant.ts';
import { conversionRateOptimization } from './conversion-rate-optimization.ts';
import { creativeStrategyConsultant } from './creative-strategy-consultant.ts';
import { digitalMarketingConsultant } from './digital-marketing-consultant.ts';
import { digitalMarketingConsultantWide } from './digital-marketing-consultant-wide.ts';
import { facebookAdsConsultant } from './facebook-ads-consultant.ts';
import { facebookAdsWilmington } from './facebook-ads-wilmington.ts';
import { googleAdsConsultant } from './google-ads-consultant.ts';
import { googleAdsWilmington } from './google-ads-wilmington.ts';
import { marketingAnalyticsConsultant } from './marketing-analytics-consultant.ts';
import { marketingAnalyticsConsultantWide } from './marketing-analytics-consultant-wide.ts';
import { ppcConsultant } from './ppc-consultant.ts';
import { wilmingtonDigitalMarketing } from './wilmington-digital-marketing.ts';

/** The chart sheet of each landing page and local page, by the page's address. */
export const landingSheets: Record<string, () => string> = {
  'landing-google-ads-consultant-wilmington-nc': googleAdsConsultant,
  'landing-facebook-ads-consultant-wilmington-nc': facebookAdsConsultant,
  'landing-digital-marketing-consultant-wilmington-nc': digitalMarketingConsultant,
  'landing-digital-marketing-consultant-wilmington-nc-wide': digitalMarketingConsultantWide,
  'landing-ai-marketing-consultant-wilmington-nc': aiMarketingConsultant,
  'landing-marketing-analytics-consultant-wilmington-nc': marketingAnalyticsConsultant,
  'landing-marketing-analytics-consultant-wilmington-nc-wide': marketingAnalyticsConsultantWide,
  'landing-ppc-consultant-wilmington-nc': ppcConsultant,
  'landing-creative-strategy-consultant-wilmington-nc': creativeStrategyConsultant,
  'landing-conversion-rate-optimization-wilmington-nc': conversionRateOptimization,
  'landing-wilmington-digital-marketing': wilmingtonDigitalMarketing,
  'landing-google-ads-wilmington': googleAdsWilmington,
  'landing-facebook-ads-wilmington': facebookAdsWilmington,
};
