const { ModulesContainer } = require('@nestjs/core');
const { describeRoutes } = require('@agency/platform');

/** Every route of an application with who may call it; undefined where nobody said. */
exports.routeAccess = function routeAccess(app) {
  return describeRoutes(app.get(ModulesContainer)).map(({ name, access }) => ({
    route: name,
    who: access?.who,
  }));
};
