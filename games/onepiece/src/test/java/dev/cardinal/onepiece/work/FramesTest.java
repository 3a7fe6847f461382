package dev.cardinal.onepiece.work;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.cardinal.kit.Frame;
import dev.cardinal.onepiece.OnePiece;
import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What is still to be done is compared by its text. */
class FramesTest {
    @Test
    void a_frame_with_an_array_writes_what_is_in_it() {
        List<Class<?>> frames = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests()).importPackagesOf(OnePiece.class).stream()
                        .filter(type -> type.isRecord() && type.isAssignableTo(Frame.class))
                        .<Class<?>>map(JavaClass::reflect)
                        .filter(type -> Arrays.stream(type.getRecordComponents())
                                .map(RecordComponent::getType)
                                .anyMatch(Class::isArray))
                        .toList();
        assertThat(frames).contains(Moving.class, Resting.class, GivingEach.class);
        assertThat(frames).filteredOn(FramesTest::leavesItsTextToTheCompiler).isEmpty();
    }

    /** The compiler's own text of a record has only the identity of an array. */
    private static boolean leavesItsTextToTheCompiler(Class<?> frame) {
        return code(frame)
                .elementStream()
                .anyMatch(part -> part instanceof InvokeDynamicInstruction call
                        && call.bootstrapMethod().owner().displayName().equals("ObjectMethods"));
    }

    private static CodeModel code(Class<?> frame) {
        String file = frame.getName().substring(frame.getPackageName().length() + 1) + ".class";
        try (InputStream bytes = Objects.requireNonNull(frame.getResourceAsStream(file))) {
            return ClassFile.of().parse(bytes.readAllBytes()).methods().stream()
                    .filter(method -> method.methodName().equalsString("toString"))
                    .findAny()
                    .flatMap(MethodModel::code)
                    .orElseThrow();
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }
}
