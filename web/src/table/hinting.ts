/** Whether a reason says by itself which answer it means, as the answer or as a part of a plan ("Luke — straight 4"). */
export function tells(reason: string, answer: string): boolean {
  const planned = answer.replace(/ \([^()]*\)$/, '').replace(': ', ' — ');
  return reason.includes(answer) || reason.includes(planned);
}
