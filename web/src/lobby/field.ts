/** From an option's JSON schema to a form field. */
import type { Choice, Setting, Value } from '../api/types';

export type FieldValue = string | number | boolean | null | unknown;
export type FieldKind = 'switch' | 'choice' | 'number' | 'build' | 'text';

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  format?: string;
}

/** The part of the schema that is not null. */
function core(schema: Schema): Schema {
  const parts = schema.anyOf?.filter((part) => part.type !== 'null');
  return parts?.length === 1 ? { ...schema, ...parts[0] } : schema;
}

export function kindOf(setting: Setting): FieldKind {
  const schema = core(setting.schema as Schema);
  if (setting.choices.length || schema.enum) return 'choice';
  if (schema.type === 'boolean') return 'switch';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  // a deck or squad as text: saved ones are offered
  return schema.format === 'build' ? 'build' : 'text';
}

export function choicesOf(setting: Setting): Choice[] {
  if (setting.choices.length) return setting.choices;
  return (core(setting.schema as Schema).enum ?? []).map((value) => ({ value: value as Value, label: String(value) }));
}

export function limits(setting: Setting): { min?: number; max?: number; maxlength?: number } {
  const { minimum, maximum, maxLength } = core(setting.schema as Schema);
  return { min: minimum, max: maximum, maxlength: maxLength };
}

export function firstValue(setting: Setting): FieldValue {
  return setting.default ?? (kindOf(setting) === 'switch' ? false : ['text', 'build'].includes(kindOf(setting)) ? '' : null);
}
