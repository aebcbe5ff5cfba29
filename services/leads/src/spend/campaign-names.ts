/** Campaigns are compared without case, spaces and what stands for them in links. */
export const campaignKey = (name: string) => name.toLowerCase().replace(/[\s_+-]|%20/g, '');
