import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import ts from 'typescript';

/** esbuild alone does not write the metadata of decorators, which Nest and TypeORM read. */
export const decorated = {
  name: 'decorated',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]services[/\\][a-z]+[/\\]src[/\\].*\.ts$/ }, ({ path }) => {
      const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
        fileName: path,
        compilerOptions: {
          target: ts.ScriptTarget.ES2023,
          module: ts.ModuleKind.ESNext,
          experimentalDecorators: true,
          emitDecoratorMetadata: true,
          inlineSourceMap: true,
        },
      });
      return { contents: outputText, loader: 'js' };
    });
  },
};

/** Loads nothing in place of what no service uses. */
export const unused = {
  name: 'unused',
  setup({ onLoad }) {
    // TypeORM's drivers of other databases.
    onLoad({ filter: /[/\\]typeorm[/\\]driver[/\\].*(Driver|QueryRunner)\.js$/ }, ({ path }) => {
      const [, below] = path.split(`${sep}typeorm${sep}driver${sep}`);
      const isOurs = below?.startsWith(`postgres${sep}`) || !below?.includes(sep);
      return isOurs ? undefined : { contents: 'module.exports = {};' };
    });
    // (!) Looks in TypeORM for classes that version 1 has no longer, and for that loads all of it a second time.
    onLoad({ filter: /[/\\]@nestjs[/\\]typeorm[/\\].*[/\\]typeorm-compat\.js$/ }, () => ({
      contents: 'export const Connection = undefined; export const AbstractRepository = undefined;',
    }));
  },
};
