const { ModulesContainer } = require('@nestjs/core');
const { describeRoutes, openApiDocument } = require('@agency/platform');
const { Validator } = require('@seriousme/openapi-schema-validator');

/** What is wrong with the description of an application's calls: not valid, or silent about an answer. */
exports.openApiFaults = async function openApiFaults(app) {
  const routes = describeRoutes(app.get(ModulesContainer));
  const { errors } = await new Validator().validate(openApiDocument('tested', routes));
  const silent = routes.filter(({ status, answer }) => status !== 204 && answer === undefined);
  return [...(errors ? [errors] : []), ...silent.map(({ name }) => `${name} says no answer`)];
};
