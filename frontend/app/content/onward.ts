export const onwardSection = {
  heading: { plain: 'Read first,', emphasized: 'then decide' },
  pages: 'Related pages',
} as const;
