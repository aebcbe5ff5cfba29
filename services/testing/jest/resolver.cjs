/** Finds other workspaces as their sources, also where jest only looks for what depends on a changed file. */
module.exports = (request, { defaultResolver, conditions = [], ...options }) =>
  defaultResolver(request, { ...options, conditions: ['source', ...conditions] });
