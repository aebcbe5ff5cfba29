const { ModulesContainer } = require('@nestjs/core');
const { PATH_METADATA } = require('@nestjs/common/constants.js');
const { ACCESS } = require('@agency/platform');

/** Every route of an application with who may call it; undefined where nobody said. */
exports.routeAccess = function routeAccess(app) {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) =>
    Object.getOwnPropertyNames(metatype.prototype)
      .filter((name) => name !== 'constructor')
      .map((name) => metatype.prototype[name])
      .filter((handler) => Reflect.hasMetadata(PATH_METADATA, handler))
      .map((handler) => ({
        route: `${metatype.name}.${handler.name}`,
        who: Reflect.getMetadata(ACCESS, handler)?.who,
      })),
  );
};
