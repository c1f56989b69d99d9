import type { CSSProperties } from 'react';
import { themes } from 'company:themes';
import { Band } from '../../ui/Band.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Field } from '../../ui/Field.tsx';

export function Themes() {
  return (
    <Band>
      <h2 className="text-heading">Built-in themes</h2>
      <p className="mt-4">
        Take one with <code>theme: NAME</code> in brand/theme.yaml.{' '}
        <a className="link" href="?theme=">
          Back to the company’s own
        </a>
      </p>
      <style>{themes.map(({ faces }) => faces).join('')}</style>
      <ul className="mt-8 grid gap-8 lg:grid-cols-3">
        {themes.map(({ name, description, tokens }) => (
          <li key={name} style={{ ...tokens, fontFamily: 'var(--font-text)' } as CSSProperties}>
            <div className="h-full border-t-2 border-highlight bg-paper p-4 text-body text-ink">
              <p className="label-text">{name}</p>
              <h3 className="mt-3 text-title">Large words</h3>
              <h4 className="mt-3 text-subheading">A smaller heading</h4>
              <p className="mt-3">{description}</p>
              <p className="mt-3 bg-tint p-4 text-muted">
                Quieter words on the tint, with{' '}
                <a className="link" href={`?theme=${name}`}>
                  every page in it
                </a>
                .
              </p>
              <div className="mt-5">
                <Field label="A field" name={`field-${name}`} />
              </div>
              <ButtonLink href={`/?theme=${name}`} className="mt-5">
                The home page in it
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
