/** A lesson in the place of a server: every scene is written down, right answers go on, wrong ones are explained. */
import { Live } from '../api/live.svelte';
import type { Lesson, LessonStep, ToServer, Value } from '../api/types';
import { key } from '../table/choice.svelte';
import { Bookmark } from './bookmark';

export interface Mistake {
  sentence: string;
  rule: string;
}

export class Taught extends Live {
  lesson = $state.raw<Lesson>()!;
  /** The number of the step that stands; as many as there are steps when all is done. */
  at = $state(0);
  /** What was wrong about the last answer. */
  mistake = $state.raw<Mistake | null>(null);
  /** A right answer that is not the one the lesson goes on with. */
  aside = $state(false);
  readonly #bookmark: Bookmark;

  constructor(lesson: Lesson) {
    super(`${lesson.game}/${lesson.id}`);
    this.lesson = lesson;
    this.#bookmark = new Bookmark(lesson.game, lesson.id);
  }

  get step(): LessonStep | null {
    return this.lesson.steps[this.at] ?? null;
  }

  /** All steps are done, and what followed has been shown. */
  get done(): boolean {
    return this.step === null && this.now === null && this.scene?.seq === this.lesson.scenes.length - 1;
  }

  override connect(): void {
    this.status = 'open';
    this.begin();
    const kept = this.#bookmark.step;
    this.stand(kept < this.lesson.steps.length ? kept : 0);
  }

  /** The same lesson in another language. */
  retell(lesson: Lesson): void {
    this.lesson = lesson;
    this.stand(this.at);
  }

  /** Put the table as it is at a step, with all that was told before. */
  stand(step: number): void {
    this.#go(step);
    this.skip();
    const end = this.step?.scene ?? this.lesson.scenes.length - 1;
    const journal = this.lesson.scenes.slice(0, end + 1).flatMap((scene) => scene.journal);
    this.hear({ ...this.lesson.scenes[end]!, journal_from: 0, journal });
  }

  /** What the coach points at, once the question stands. */
  point(): void {
    const step = this.step;
    if (step && this.choice.question) this.choice.advised = new Set(step.points_at.map(key));
  }

  /** Everything is picked as it should be: only to be sent. */
  get collected(): boolean {
    const { gathering, collected: picked } = this.choice;
    if (gathering) return gathering.ready && gathering.parts.some((part) => this.#right(part));
    return picked !== null && this.#right(picked);
  }

  #right(value: Value): boolean {
    const given = key(value);
    return given === key(this.step?.answer ?? []) || (this.step?.also ?? []).some((other) => key(other) === given);
  }

  /** Let the coach answer. */
  show = (): void => {
    if (!this.step || !this.choice.question) return;
    this.aside = false;
    this.#onwards();
  };

  #go(step: number): void {
    this.at = step;
    this.#bookmark.step = step;
    this.mistake = null;
  }

  #onwards(): void {
    const from = this.step!.scene + 1;
    this.#go(this.at + 1);
    const end = this.step?.scene ?? this.lesson.scenes.length - 1;
    for (const scene of this.lesson.scenes.slice(from, end + 1)) this.hear(scene);
  }

  protected override get heard(): boolean {
    return true;
  }

  protected override tell(message: ToServer): number {
    if (message.type === 'answer') this.#weigh(message.value as Value);
    else if (message.type === 'undo' && this.at > 0) this.stand(this.at - 1);
    else if (message.type === 'hint') this.#hint();
    return 0;
  }

  #weigh(value: Value): void {
    const step = this.step;
    if (!step) return;
    if (this.#right(value)) {
      this.aside = key(value) !== key(step.answer);
      this.#onwards();
      return;
    }
    this.mistake = { sentence: step.refusal, rule: step.rule };
    this.choice.refused();
    this.point();
  }

  /** The answer in words, for whoever asks for a hint. */
  #hint(): void {
    const step = this.step;
    const question = this.choice.question;
    if (!step || !question) return;
    this.advice = {
      type: 'advice',
      ref: 0,
      question: question.id,
      bot: '',
      value: step.answer,
      labels: step.labels,
      estimate: null,
      reason: null,
      why: null,
    };
    this.advising = false;
  }
}
