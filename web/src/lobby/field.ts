/** From an option's JSON schema to a form field. */
import type { Choice, Setting, Value } from '../api/types';

export type FieldValue = string | number | boolean | null | unknown;
export type FieldKind = 'switch' | 'choice' | 'number' | 'build' | 'per-seat' | 'seats' | 'text';

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  /** `build`: a deck or squad as text. `per-seat`: a list with an entry for each seat. `seats`: a list of seats. */
  format?: string;
  /** What each seat gets in turn while a `per-seat` list says nothing. */
  usual?: Value[];
}

/** The part of the schema that is not null. */
function core(schema: Schema): Schema {
  const parts = schema.anyOf?.filter((part) => part.type !== 'null');
  return parts?.length === 1 ? { ...schema, ...parts[0] } : schema;
}

export function kindOf(setting: Setting): FieldKind {
  const schema = core(setting.schema as Schema);
  if (schema.format === 'build' || schema.format === 'per-seat' || schema.format === 'seats') return schema.format;
  if (setting.choices.length || schema.enum) return 'choice';
  if (schema.type === 'boolean') return 'switch';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  return 'text';
}

export function choicesOf(setting: Setting): Choice[] {
  if (setting.choices.length) return setting.choices;
  return (core(setting.schema as Schema).enum ?? []).map((value) => ({ value: value as Value, label: String(value) }));
}

export function limits(setting: Setting): { min?: number; max?: number; maxlength?: number } {
  const { minimum, maximum, maxLength } = core(setting.schema as Schema);
  return { min: minimum, max: maximum, maxlength: maxLength };
}

/** Each seat's entry: what was said, else what is usual. */
export function perSeat(setting: Setting, value: FieldValue, seats: number): Value[] {
  const usual = (setting.schema as Schema).usual ?? [''];
  const said = Array.isArray(value) ? (value as Value[]) : [];
  return Array.from({ length: seats }, (_, seat) => said[seat] ?? usual[seat % usual.length]!);
}

/** The list after one seat has chosen; where two seats share two values, the other one gets the other. */
export function chooseFor(setting: Setting, list: readonly Value[], seat: number, value: Value): Value[] {
  const next = list.map((held, index) => (index === seat ? value : held));
  const other = setting.choices.find((choice) => choice.value !== value);
  if (list.length === 2 && setting.choices.length === 2 && other) next[1 - seat] = other.value;
  return next;
}

/** "1, 3, 1" as people count seats, to numbers as the game does. */
export function readSeats(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map((word) => Number(word) - 1);
}

export function writeSeats(value: FieldValue): string {
  return Array.isArray(value) ? value.map((seat) => Number(seat) + 1).join(', ') : '';
}

export function firstValue(setting: Setting): FieldValue {
  return (
    setting.default ?? (kindOf(setting) === 'switch' ? false : ['text', 'build'].includes(kindOf(setting)) ? '' : null)
  );
}
