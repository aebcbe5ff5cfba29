export function schemaDrift(description: { schema: string; entities: unknown }): Promise<string[]>;
