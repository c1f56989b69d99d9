/**
 * Shows what is done and what is not as signs: a box that nobody can tick would be a field without a name,
 * and paper and feeds have none.
 *
 * @param html from the Markdown renderer
 */
export function withTasks(html: string): string {
  return html.replace(/<input type="checkbox"( checked)? disabled>/g, (_, done?: string) => {
    return `<span data-task>${done ? '☑' : '☐'}</span>`;
  });
}
